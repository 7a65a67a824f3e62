// The theme that the page is in.
import { useSyncExternalStore } from "react";
import type { Theme } from "./style";

/** "light" or "dark", as it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, () =>
    document.documentElement.dataset.theme === "dark" ? "dark" : "light",
  );
}

function watch(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
