// Kind of the imported rows: locations or reviews.
import { createContext, use } from "react";

export type ImportKind = "locations" | "reviews";

/** The kind of the dialog around. */
export const KindContext = createContext<ImportKind>("locations");

/** Returns the kind of the dialog around. */
export function useKind(): ImportKind {
  return use(KindContext);
}
