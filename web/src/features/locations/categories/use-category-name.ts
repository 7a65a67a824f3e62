// Category names for lists: the text as it is stored until the names are here.
import { useSyncExternalStore } from "react";
import { useI18n } from "@/lib/i18n";

type Names = typeof import("./categories").categoryName;

let names: Names | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

function watch(listener: () => void) {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    import("./categories").then(
      (module) => {
        names = module.categoryName;
        for (const each of listeners) each();
      },
      () => {
        isAsked = false;
      },
    );
  }
  return () => listeners.delete(listener);
}

/** Returns the name of a stored category in the reader's language. */
export function useCategoryName(): (text: string) => string {
  const { language } = useI18n();
  const translate = useSyncExternalStore(watch, () => names);
  return (text) => translate?.(text, language) ?? text;
}
