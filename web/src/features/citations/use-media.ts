// Size of the window, as a media query.
import { useCallback, useSyncExternalStore } from "react";

/** Windows with room for the matrix. */
export const WIDE_SCREEN = "(min-width: 48rem)";

/** Returns true while a media query matches. */
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
