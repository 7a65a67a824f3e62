// Places of a report that its table of contents leads to. Pure.
import type { SectionKind } from "../types";

/** Returns the id of a section's heading. */
export const anchorOf = (kind: SectionKind) => `report-${kind}`;
