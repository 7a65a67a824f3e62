// Content of a page while it is written. Pure.
import { LANGUAGES } from "../lists";
import type { BlockKind, Content, Language, Words } from "../types";

type Complete<T> = T extends readonly (infer Item)[]
  ? Complete<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Complete<NonNullable<T[Key]>> }
    : T;

/** The content without gaps: missing texts are empty. */
export type Draft = Omit<Complete<Content>, "accepts_new"> & { accepts_new: boolean | null };
export type WordsDraft = Complete<Words>;
export type MenuSection = Draft["menu"][number];
export type MenuItem = MenuSection["items"][number];
export type Service = Draft["services"][number];
export type Person = Draft["people"][number];
export type Question = Draft["faq"][number];
export type Department = Draft["departments"][number];
export type TextsDraft = Draft["texts"][Language];

/** Blocks in the usual order. */
export const BLOCKS = [
  "hours",
  "about",
  "menu",
  "services",
  "people",
  "departments",
  "photos",
  "access",
  "areas",
  "faq",
  "news",
  "reviews",
  "nearby",
] as const satisfies readonly BlockKind[];

/** Limits of the server. */
export const MAX = {
  title: 60,
  description: 155,
  name: 120,
  short: 400,
  long: 1_200,
  paragraph: 2_000,
  paragraphs: 12,
  url: 500,
  price: 40,
  question: 200,
  sections: 20,
  items: 60,
  people: 40,
  faq: 30,
} as const;

export const NO_WORDS: WordsDraft = { en: "", fr: "" };
export const NEW_ITEM: MenuItem = { name: NO_WORDS, description: NO_WORDS, price: "" };
export const NEW_SECTION: MenuSection = { name: NO_WORDS, items: [NEW_ITEM] };
export const NEW_SERVICE: Service = { name: NO_WORDS, description: NO_WORDS, price: "" };
export const NEW_QUESTION: Question = { question: NO_WORDS, answer: NO_WORDS };
export const NEW_DEPARTMENT: Department = { name: NO_WORDS, hours_text: NO_WORDS };
export const NEW_PERSON: Person = {
  name: "",
  role: NO_WORDS,
  specialties: [],
  languages: [],
  hours_text: NO_WORDS,
  shown: true,
};

const words = (value: Words | undefined): WordsDraft => ({ en: value?.en ?? "", fr: value?.fr ?? "" });

/** Returns the content without gaps, every block once. */
export function draftOf(content: Content): Draft {
  const chosen = content.blocks ?? [];
  const rest = BLOCKS.filter((kind) => !chosen.some((block) => block.kind === kind));
  const texts = (language: Language): TextsDraft => {
    const stored = content.texts?.[language];
    return {
      title: stored?.title ?? "",
      description: stored?.description ?? "",
      headline: stored?.headline ?? "",
      intro: stored?.intro ?? "",
      paragraphs: stored?.paragraphs ?? [],
      news: stored?.news ?? "",
      stock_note: stored?.stock_note ?? "",
      is_machine: stored?.is_machine ?? false,
    };
  };
  return {
    blocks: [...chosen, ...rest.map((kind) => ({ kind, on: true }))],
    texts: { en: texts("en"), fr: texts("fr") },
    action: { kind: content.action?.kind ?? "call", url: content.action?.url ?? "" },
    links: {
      menu: content.links?.menu ?? "",
      booking: content.links?.booking ?? "",
      order: content.links?.order ?? "",
    },
    menu: (content.menu ?? []).map(({ name, items }) => ({
      name: words(name),
      items: (items ?? []).map((item) => ({
        name: words(item.name),
        description: words(item.description),
        price: item.price ?? "",
      })),
    })),
    services: (content.services ?? []).map((service) => ({
      name: words(service.name),
      description: words(service.description),
      price: service.price ?? "",
    })),
    people: (content.people ?? []).map((person) => ({
      name: person.name ?? "",
      role: words(person.role),
      specialties: (person.specialties ?? []).map(words),
      languages: person.languages ?? [],
      hours_text: words(person.hours_text),
      shown: person.shown ?? false,
    })),
    insurances: content.insurances ?? [],
    languages_spoken: content.languages_spoken ?? [],
    payments: (content.payments ?? []).map(words),
    parking: words(content.parking),
    transport: words(content.transport),
    accessibility: words(content.accessibility),
    areas: content.areas ?? [],
    faq: (content.faq ?? []).map(({ question, answer }) => ({
      question: words(question),
      answer: words(answer),
    })),
    departments: (content.departments ?? []).map((one) => ({
      name: words(one.name),
      hours_text: words(one.hours_text),
    })),
    price_note: words(content.price_note),
    accepts_new: content.accepts_new ?? null,
    by_appointment: content.by_appointment ?? false,
  };
}

/** Returns the own texts of a block in a language: those that count as own words. */
export function ownTexts(draft: Draft, block: BlockKind, language: Language): string[] {
  const texts = draft.texts[language];
  const textOf = (value: WordsDraft) => value[language];
  const blocks: Partial<Record<BlockKind, () => string[]>> = {
    about: () => [texts.intro, ...texts.paragraphs],
    menu: () =>
      draft.menu.flatMap(({ name, items }) => [
        textOf(name),
        ...items.flatMap((item) => [textOf(item.name), textOf(item.description)]),
      ]),
    services: () => [
      ...draft.services.flatMap(({ name, description }) => [textOf(name), textOf(description)]),
      textOf(draft.price_note),
    ],
    people: () =>
      draft.people
        .filter(({ shown }) => shown)
        .flatMap(({ role, hours_text, specialties }) => [
          textOf(role),
          textOf(hours_text),
          ...specialties.map(textOf),
        ]),
    departments: () => [
      ...draft.departments.flatMap(({ name, hours_text }) => [textOf(name), textOf(hours_text)]),
      texts.stock_note,
    ],
    access: () => [textOf(draft.parking), textOf(draft.transport), textOf(draft.accessibility)],
    faq: () => draft.faq.flatMap(({ question, answer }) => [textOf(question), textOf(answer)]),
    news: () => [texts.news],
  };
  return blocks[block]?.() ?? [];
}

/** Returns the number of words of some texts. */
export function countWords(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}

/** Returns the number of own words of a page in a language. */
export function ownWords(draft: Draft, language: Language): number {
  const blocks = BLOCKS.reduce((sum, block) => sum + countWords(ownTexts(draft, block, language)), 0);
  return blocks + countWords([draft.texts[language].headline]);
}

/** Returns true when a block has no content beside the data of the location. */
export function isEmptyBlock(draft: Draft, block: BlockKind): boolean {
  if (block === "areas") return draft.areas.length === 0;
  if (block === "people") return draft.people.every(({ shown }) => !shown);
  if (
    block === "access" &&
    [draft.payments, draft.insurances, draft.languages_spoken].some(({ length }) => length > 0)
  ) {
    return false;
  }
  return LANGUAGES.every((language) => ownTexts(draft, block, language).every((text) => text.trim() === ""));
}

/** Returns the blocks with one moved before (-1) or after (1) its neighbor; unchanged at the ends. */
export function moved<Item>(items: readonly Item[], at: number, to: number): Item[] {
  const list = [...items];
  if (at < 0 || at >= list.length || to < 0 || to >= list.length) return list;
  list.splice(to, 0, ...list.splice(at, 1));
  return list;
}

/** Returns a list as lines of text in a language. */
export function linesOf(list: readonly WordsDraft[], language: Language): string {
  return list.map((each) => each[language]).join("\n");
}

/** Returns the list with the lines of one language; those of the other one stay in their places. */
export function withLines(list: readonly WordsDraft[], language: Language, text: string): WordsDraft[] {
  const lines = text.split("\n").map((line) => line.trim());
  const other = language === "en" ? "fr" : "en";
  const last = list.findLastIndex((each) => each[other] !== "");
  const length = Math.max(last + 1, lines.findLastIndex((line) => line !== "") + 1);
  return Array.from({ length }, (_, at) => ({
    ...(list[at] ?? NO_WORDS),
    [language]: lines[at] ?? "",
  }));
}

/** Problems that keep the draft from being saved. */
export function invalidAddress(url: string): boolean {
  if (url.trim() === "") return false;
  return !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol);
}
