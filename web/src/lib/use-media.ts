// Media queries as state.
import { useCallback, useSyncExternalStore } from "react";

/** Windows with room for a sidebar, and for a table beside it; narrower ones are phones. */
export const MEDIUM_SCREEN = "(min-width: 48rem)";
/** Windows with room for the wide sidebar, and for a panel beside a map. */
export const WIDE_SCREEN = "(min-width: 64rem)";
/** Windows with room for labels beside the icons of buttons. */
export const SMALL_SCREEN = "(min-width: 40rem)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Returns true while the media query matches. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
