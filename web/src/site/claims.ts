// Claims about the company that not every operator of an instance can make. Each is marked in the built pages, and the
// server keeps it, replaces it with the operator's own, or leaves it out (`server/src/site/claims.rs`).
import { claims as en } from "./content/en/claims";
import { claims as fr } from "./content/fr/claims";
import type { Claim, Claims } from "./content/types/claims";
import type { Language, PageId } from "./routes";

/** Letter of each kind of claim, as the server knows it. */
const LETTERS: Record<Claim, string> = {
  figures: "f",
  stories: "s",
  events: "e",
  careers: "c",
  press: "p",
  support: "h",
  compliance: "k",
};
/** Lists that the operator writes; shown only with entries. */
const OWN = { figures: "F", support: "H" } as const;

/** Names a list that an operator can write. */
export type OwnList = keyof typeof OWN;

const BEGIN = "\ue000";
const OTHERWISE = "\ue001";
const END = "\ue002";
const EACH = "\ue003";
const EACH_END = "\ue004";

/** Placeholders in the template of an operator's entry. */
export const FIRST = "claim-first.invalid";
export const SECOND = "claim-second.invalid";

/** Pages that are about a claim as a whole. */
const PAGES: Partial<Record<PageId, Claim>> = {
  careers: "careers",
  press: "press",
  partners: "support",
  community: "events",
  webinars: "events",
  "webinar-masterclass": "events",
  "workshop-gbp": "events",
  "event-summit": "events",
  "case-studies": "stories",
  "case-restaurant-chain": "stories",
  "case-healthcare": "stories",
  "case-home-services": "stories",
  "case-marios-pizzeria": "stories",
  "case-downtown-dental": "stories",
  "case-riverside-realty": "stories",
  "article-pizzeria": "stories",
};

/** The claim that a whole page is about. */
export const claimOf = (page: PageId): Claim | undefined => PAGES[page];

/** Returns the marks before and after a claim. */
export const marksOf = (claim: Claim, otherwise = ""): readonly [string, string] => [
  BEGIN + LETTERS[claim],
  OTHERWISE + otherwise + END,
];

/** Returns the marks around a part that is shown if the operator wrote the list. */
export const ownMarks = (list: OwnList): readonly [string, string] => [BEGIN + OWN[list], OTHERWISE + END];

/** Returns the marks around the template of an entry. */
export const eachMarks = (list: OwnList, language: Language): readonly [string, string] => [
  `${EACH}${OWN[list]}${language.charAt(0)}`,
  EACH_END,
];

/** Marks a text as a claim; without one, returns the text. */
export function marked(claim: Claim | undefined, text: string, otherwise = ""): string {
  if (!claim) return text;
  const [before, after] = marksOf(claim, otherwise);
  return before + text + after;
}

const texts: Record<Language, Claims> = { en, fr };
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Matches any of the three spaces of a page, which look alike in an editor. */
const flexible = (text: string) => escaped(text).replaceAll(/[ \u00a0\u202f]/g, "[ \\u00a0\\u202f]");
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

const rules = Object.fromEntries(
  (["en", "fr"] as const).map((language) => {
    const list = texts[language].toSorted(([, a], [, b]) => b.length - a.length);
    const byText = new Map(list.map((rule) => [spaced(rule[1]), rule]));
    return [language, { byText, all: new RegExp(list.map(([, text]) => flexible(text)).join("|"), "g") }];
  }),
) as Record<Language, { byText: Map<string, Claims[number]>; all: RegExp }>;

/** Marks the sentences of a page that are claims, and passes each to `onMatch`. */
export function markSentences(page: string, language: Language, onMatch?: (text: string) => void): string {
  const { byText, all } = rules[language];
  return page.replaceAll(all, (text) => {
    const [claim, says, otherwise] = byText.get(spaced(text)) ?? [];
    if (!claim || says === undefined) return text;
    onMatch?.(says);
    return marked(claim, text, otherwise);
  });
}

/** Returns a page with all claims or with none, as the server answers with `--site-claims all` or `none`. */
export function withClaims(page: string, keep: "all" | "none"): string {
  const inside: boolean[] = [];
  let text = "";
  for (let at = 0; at < page.length; at++) {
    const letter = page.charAt(at);
    if (letter === BEGIN) {
      at++;
      inside.push(keep === "all" && Object.values(LETTERS).includes(page.charAt(at)));
    } else if (letter === OTHERWISE) inside.push(!inside.pop());
    else if (letter === END) inside.pop();
    else if (!inside.includes(false)) text += letter;
  }
  return text;
}
