// The colors of the organization, in place of Vitrine's while the dashboard is shown.
import { useLayoutEffect } from "react";
import type { Schemas } from "@/lib/api";

/** Sets the custom properties that tokens.css reads, for both themes, so that a theme change needs no update. */
export function useBrand(palettes: Schemas["Palettes"] | null) {
  useLayoutEffect(() => {
    if (!palettes) return;
    const { style } = document.documentElement;
    const names: string[] = [];
    for (const theme of ["light", "dark"] as const) {
      for (const [name, colour] of Object.entries(palettes[theme])) {
        const property = `--brand-${theme}-${name.replaceAll("_", "-")}`;
        style.setProperty(property, colour);
        names.push(property);
      }
    }
    return () => {
      for (const name of names) style.removeProperty(name);
    };
  }, [palettes]);
}
