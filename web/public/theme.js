// Runs before the first paint, so that neither theme nor language flickers. Keys as in src/lib/preferences.ts.
(() => {
  const root = document.documentElement;
  let theme = "system";
  let language = "en";
  try {
    theme = localStorage.getItem("vitrine.theme") || theme;
    language = localStorage.getItem("vitrine.language") || language;
  } catch {
    // Storage may be forbidden; the defaults stand.
  }
  const path = location.pathname;
  if (/^\/fr(\/|$)/.test(path)) language = "fr";
  else if (
    /^\/(login|signup|complete-registration|forgot-password|reset-password|confirm|second-factor|sign-in-link|invitation)(\/|$)/.test(
      path,
    )
  )
    language = "en";
  root.lang = language === "fr" ? "fr" : "en";
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
})();
