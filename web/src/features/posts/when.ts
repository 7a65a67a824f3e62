// Moments and audiences of a post as people read them. Pure.
import type { Format } from "@/lib/format";
import type { Language, Post, PostAudience, PostTexts } from "./types";

/** Returns a local moment as text: "Tue, Dec 1, 9:00 AM". */
export function momentText(moment: string, format: Format): string {
  return `${format.day(moment.slice(0, 10))}, ${format.time(moment.slice(11, 16))}`;
}

/** Returns the text in the reader's language, or in the other language. */
export function textOf(texts: PostTexts, language: Language): string {
  const other = language === "en" ? "fr" : "en";
  return texts[language] || texts[other] || "";
}

/** Names of the variables of a text. */
export type VariableNames = Readonly<Record<string, string>>;

/** Returns the name of a post: its title, or the start of its text, with the names of variables; empty without both. */
export function nameOf(
  { title, texts }: Pick<Post, "title" | "texts">,
  language: Language,
  names: VariableNames,
): string {
  return withNames(title || (textOf(texts, language).trim().split("\n")[0] ?? ""), names);
}

/** "Jobs in {city}" -> "Jobs in [city]". */
export function withNames(text: string, names: VariableNames): string {
  return text.replaceAll(/\{(\w+)\}/g, (braced, variable: string) => {
    const name = names[variable];
    return name === undefined ? braced : `[${name}]`;
  });
}

/** Kind of an audience. */
export type AudienceKind = "all" | "label" | "locations";

/** Returns the kind of an audience. */
export function audienceKind(audience: PostAudience): AudienceKind {
  if (audience.location_ids) return "locations";
  return audience.label === undefined ? "all" : "label";
}
