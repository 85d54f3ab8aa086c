/** The Chinese fonts, loaded only for Chinese. */
import "@fontsource-variable/noto-sans-sc/wght.css";
import "@fontsource-variable/noto-serif-sc/wght.css";
