// The title of the browser tab.
import { useEffect } from "react";

/** Sets the page title "<title> | Vitrine" while the component is mounted. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} | Vitrine`;
  }, [title]);
}
