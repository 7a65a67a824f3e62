// Media queries as state.
import { useSyncExternalStore } from "react";

/** Wide enough for a panel beside the map. */
export const WIDE_SCREEN = "(min-width: 64rem)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Returns true while the media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
