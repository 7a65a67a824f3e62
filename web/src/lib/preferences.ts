// Preferences stored in this browser. public/theme.js reads the keys before the first paint, too.

export type Language = "en" | "fr";
/** Chosen theme; "system" follows the device. */
export type ThemeChoice = "light" | "dark" | "system";

const THEME = "vitrine.theme";
const LANGUAGE = "vitrine.language";

/** Reads a value; null when absent or when storage is forbidden. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for the next visit, where storage is allowed. */
export function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may forbid it; the choice then lasts as long as the page.
  }
}

/** The theme chosen; "system" by default. */
export function themeChoice(): ThemeChoice {
  const stored = recall(THEME);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Applies and remembers a theme. */
export function chooseTheme(choice: ThemeChoice) {
  remember(THEME, choice);
  applyTheme(choice);
}

/** Applies the theme to the page; call again when the theme of the device changes. */
export function applyTheme(choice: ThemeChoice = themeChoice()) {
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const isDark = choice === "dark" || (choice === "system" && systemIsDark);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
}

/** The pages outside the dashboard; their French twins are below /fr. */
const ENGLISH =
  /^\/(login|signup|docs|complete-registration|forgot-password|reset-password|confirm|second-factor|set-up-second-factor|sign-in-link)(\/|$)/;

/** The language to speak at an address: the pages outside the dashboard carry it in their path. */
export function languageAt(path: string): Language {
  if (/^\/fr(\/|$)/.test(path)) return "fr";
  if (ENGLISH.test(path)) return "en";
  return recall(LANGUAGE) === "fr" ? "fr" : "en";
}

/** Remembers the language for the pages that do not carry it in their path. */
export function rememberLanguage(language: Language) {
  remember(LANGUAGE, language);
}
