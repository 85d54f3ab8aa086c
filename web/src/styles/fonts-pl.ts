/** Philosopher lacks the letters of Polish: names and headings are set in Marmelad. */
import "@fontsource/marmelad/latin-400.css";
import "@fontsource/marmelad/latin-ext-400.css";
