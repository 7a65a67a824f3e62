// The title of the browser tab.
import { useEffect } from "react";

/** Shows "<title> | Vitrine" while the component is there. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} | Vitrine`;
  }, [title]);
}
