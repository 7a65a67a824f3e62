// Prints reports in the light theme.
import { useEffect } from "react";

/** Prints in the light theme while the page is mounted. */
export function useLightPrint() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let theme: string | undefined;
    const before = () => {
      theme = dataset.theme;
      dataset.theme = "light";
    };
    const after = () => {
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
}
