// Shapes of the samples that product pages show.

/** A template of a local page. */
export type Trade = "restaurant" | "medical" | "realEstate" | "legal" | "homeServices" | "retail";

/** A sample business, as its local page shows it. */
export interface SamplePage {
  name: string;
  /** Where the page would live: "maisonlune.example/lyon". */
  host: string;
  headline: string;
  intro: string;
  address: string;
  /** What a visitor does first, and second. */
  actions: readonly [string, string];
  /** Days and times. */
  hours: readonly (readonly [string, string])[];
  /** What the business offers, with a price or a detail. */
  offers: { title: string; items: readonly (readonly [string, string])[] };
  /** What a customer wrote. */
  review: { text: string; by: string };
  question: { question: string; answer: string };
}

/** A template of a report. */
export type ReportKind = "executive" | "technical" | "client";
