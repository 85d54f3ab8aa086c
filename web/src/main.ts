import "@fontsource/philosopher/latin-700.css";
import "@fontsource/philosopher/latin-ext-700.css";
import "@fontsource/philosopher/cyrillic-700.css";
import "@fontsource-variable/sofia-sans-semi-condensed/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/cards.css";
import "./styles/pages.css";
import "./styles/hinted.css";
import "./styles/motion.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings, showSettings } from "./lib/settings.svelte";
import { loadWords } from "./lib/words.svelte";

// A page opened before the server was renewed asks for parts that are no longer there.
addEventListener("vite:preloadError", () => location.reload());
showSettings();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showSettings);
await loadWords(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
