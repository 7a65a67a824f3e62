// Prints reports in the light theme.
import { useEffect } from "react";

/** Prints in the light theme while the page is there. */
export function useLightPrint() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let kept: string | undefined;
    const before = () => {
      kept = dataset.theme;
      dataset.theme = "light";
    };
    const after = () => {
      if (kept === undefined) delete dataset.theme;
      else dataset.theme = kept;
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
}
