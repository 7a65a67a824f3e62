// Target of the menu of drafts: a menu that is loaded on demand takes no properties of its own.
import { createContext, use } from "react";

/** Review that is replied to, and what becomes of a chosen draft. */
export interface DraftTarget {
  review: string;
  /** `isTemplate` is false for a built-in suggestion. */
  onChoose: (text: string, isTemplate: boolean) => void;
}

export const DraftContext = createContext<DraftTarget | null>(null);

/** Returns the target of the menu. */
export function useDraftTarget(): DraftTarget {
  const target = use(DraftContext);
  if (!target) throw new Error("useDraftTarget needs a DraftContext above it");
  return target;
}
