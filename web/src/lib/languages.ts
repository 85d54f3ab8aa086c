/** The languages there are, by their own names. */

export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  de: "Deutsch",
  ru: "Русский",
  pl: "Polski",
  zh: "中文",
};
