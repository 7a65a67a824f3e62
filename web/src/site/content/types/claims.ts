// Sentences of the site that claim something about the company.

/** Kinds of claims: an operator can keep each. */
export type Claim = "figures" | "stories" | "events" | "careers" | "press" | "support" | "compliance";

/** The kind, the text on the pages, and the text in its place where the claim is not made. */
export type Claims = readonly (readonly [claim: Claim, text: string, otherwise: string])[];
