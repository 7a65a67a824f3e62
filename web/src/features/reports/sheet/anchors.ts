// Ids of report sections, for the links of the table of contents. Pure.
import type { SectionKind } from "../types";

/** Returns the id of a section's heading. */
export const anchorOf = (kind: SectionKind) => `report-${kind}`;
