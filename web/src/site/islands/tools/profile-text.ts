// Rules of a good description of a Google Business Profile. Pure.

/** Result of a rule. */
export interface Result {
  rule: string;
  holds: boolean;
  /** True for violations of Google's guidelines. */
  isForbidden: boolean;
  figures: Record<string, string | number>;
}

const MAX_LENGTH = 750;
const MIN_LENGTH = 250;
/** Number of characters before "more". */
const PREVIEW_LENGTH = 250;
/** Points lost for breaking a rule of Google, and for breaking a rule of style. */
const FORBIDDEN_COST = 20;
const COST = 8;
/** Points lost for an empty text. */
const EMPTY_COST = 80;
/** A word of some length that comes more often than this is stuffing. */
const MAX_REPEATS = 4;
const MAX_SENTENCE_WORDS = 32;

const PHONE = /(?:\+|\b0|\(\d)[\d\s().\-/]{7,}\d|\b\d{3}[\s.-]\d{3}[\s.-]\d{4}\b/;
const LINK = /https?:\/\/|www\.|\b[\w-]+\.(?:com|fr|ca|net|org|eu|be|ch|shop|io)\b|[\w.+-]+@[\w-]+\.\w+/i;
const OFFER =
  /[$€£]\s?\d|\d\s?[€$£%]|\b(?:discount|sale|% off|free shipping|promo(?:tion)?s?|soldes?|remise|offre spéciale|gratuit pour)\b/i;
const ACTION =
  /\b(?:visit|book|call|come (?:in|by|and|over|see|visit)|stop by|drop in|order|reserve|discover|try|contact|join us|walk in|réserv\w*|venez|appelez|passez|commandez|découvrez|contactez|poussez|rendez[- ]vous|rejoignez|prenez)(?![\p{L}])/iu;
const SIGNS = /!.*!|[!?]{2,}|[★☆✔✅➤►•]|\p{Extended_Pictographic}/su;
const FREQUENT = new Set(
  "about their there which while where these those avec dans pour nous vous votre notre leurs cette plus tous toutes with from your have that this they them will also".split(
    " ",
  ),
);

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The score (0 to 100) and every rule, in the order they are looked at. */
export function judge(text: string, category: string, city: string): { score: number; results: Result[] } {
  const length = [...text].length;
  const folded = fold(text);
  const start = fold([...text].slice(0, PREVIEW_LENGTH).join(""));
  const [trade, place] = [fold(category), fold(city)];
  const words = text.normalize("NFC").match(/\p{L}{4,}/gu) ?? [];
  const [word, times] = mostFrequent(words);
  const sentences = text.split(/[.!?…\n]+/).filter((sentence) => sentence.trim());
  const longest = Math.max(0, ...sentences.map((sentence) => sentence.trim().split(/\s+/).length));
  const capitals = (text.match(/(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu) ?? []).length;
  const commas = (text.match(/[,;|]/g) ?? []).length;
  const mentions = [trade, place].filter(Boolean);

  const results: Result[] = [];
  const rule = (name: string, holds: boolean, isForbidden = false, figures: Result["figures"] = {}) =>
    results.push({ rule: name, holds, isForbidden, figures });
  rule("too_long", length <= MAX_LENGTH, true);
  rule("no_phone", !PHONE.test(text), true);
  rule("no_link", !LINK.test(text), true);
  rule("no_offers", !OFFER.test(text), true);
  rule("too_short", length >= MIN_LENGTH);
  if (trade) rule("category", folded.includes(trade));
  if (place) rule("city", folded.includes(place));
  if (mentions.length)
    rule(
      "early",
      mentions.some((mention) => start.includes(mention)),
    );
  rule("stuffing", times <= MAX_REPEATS, false, { word, n: times });
  rule("capitals", capitals <= 1);
  rule("signs", !SIGNS.test(text));
  rule("action", ACTION.test(text));
  rule("sentences", longest <= MAX_SENTENCE_WORDS);
  rule("lists", commas <= 4 * Math.max(1, sentences.length));
  const lost = results.filter(({ holds }) => !holds).reduce((sum, result) => sum + costOf(result, length), 0);
  return { score: Math.max(0, 100 - lost), results };
}

/** A few words keep few rules from holding, and say nothing: the shorter a text is, the more that alone costs. */
function costOf({ rule, isForbidden }: Result, length: number): number {
  if (rule === "too_short") return Math.max(COST, Math.round(EMPTY_COST * (1 - length / MIN_LENGTH)));
  return isForbidden ? FORBIDDEN_COST : COST;
}

/** Returns the most frequent word, in the spelling of its first occurrence, and its count. */
function mostFrequent(words: readonly string[]): [word: string, times: number] {
  const counts = new Map<string, [word: string, times: number]>();
  for (const word of words) {
    const folded = fold(word);
    const [first, times] = counts.get(folded) ?? [word.toLowerCase(), 0];
    if (!FREQUENT.has(folded)) counts.set(folded, [first, times + 1]);
  }
  let most: [string, number] = ["", 0];
  for (const [word, times] of counts.values()) if (times > most[1]) most = [word, times];
  return most;
}
