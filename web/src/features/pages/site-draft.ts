// Settings of the site while they are typed. Pure.
import { fold } from "@/lib/commands";
import { contrast, isColor, MIN_CONTRAST, textOn } from "./contrast";
import type { Language, Legal, NewSite, Site } from "./types";

/** Limits of the server. */
export const MAX_NAME = 80;
export const MIN_SLUG = 3;
export const MAX_SLUG = 40;
export const MAX_INTRO = 600;
export const MAX_LEGAL = 300;

/** Legal details in the order of the form. */
export const LEGAL_FIELDS = [
  "company",
  "legal_form",
  "capital",
  "seat",
  "registration",
  "vat",
  "director",
  "phone",
  "email",
  "host",
  "profession",
] as const satisfies readonly (keyof Legal)[];

/** Details that the law of a country asks for. */
export const LEGAL_OF = {
  FR: [
    "company",
    "legal_form",
    "capital",
    "seat",
    "registration",
    "vat",
    "director",
    "phone",
    "email",
    "host",
  ],
  GB: ["company", "registration", "seat"],
  CA: ["company", "seat"],
  US: ["company"],
} as const satisfies Record<string, readonly (typeof LEGAL_FIELDS)[number][]>;

/** The settings, complete. */
export type SiteDraft = Required<NewSite> & {
  intro: Record<Language, string>;
  legal: Required<Legal>;
};

/** Returns the settings of a site, or those that the server proposes. */
export function siteDraftOf(site: Site): SiteDraft {
  const { name, slug, state, template, languages, default_language, colors, font, shows_reviews } = site;
  const legal = Object.fromEntries(LEGAL_FIELDS.map((field) => [field, site.legal[field] ?? ""]));
  return {
    name,
    slug,
    state,
    template,
    languages,
    default_language,
    colors,
    font,
    shows_reviews,
    intro: { en: site.intro.en ?? "", fr: site.intro.fr ?? "" },
    legal: legal as SiteDraft["legal"],
  };
}

/** Fields that keep the site from being saved. */
export interface SiteErrors {
  name?: true;
  slug?: true;
  languages?: true;
  primary?: true;
  accent?: true;
}

/** Returns the errors. */
export function siteErrors({ name, slug, languages, colors }: SiteDraft): SiteErrors {
  const isSlug = new RegExp(`^[a-z0-9](?:[a-z0-9-]{${MIN_SLUG - 2},${MAX_SLUG - 2}})[a-z0-9]$`).test(slug);
  return {
    ...(name.trim() === "" && { name: true }),
    ...(!isSlug && { slug: true }),
    ...(languages.length === 0 && { languages: true }),
    ...(!isLegible(colors.primary) && { primary: true }),
    ...(!isLegible(colors.accent) && { accent: true }),
  };
}

/** Returns true for a color on which black or white text can be read. */
function isLegible(color: string): boolean {
  return isColor(color) && contrast(color, textOn(color)) >= MIN_CONTRAST;
}

/** Returns the request body. */
export function siteBody(draft: SiteDraft): NewSite {
  const { languages, default_language } = draft;
  const first = languages.includes(default_language) ? default_language : languages[0];
  return {
    ...draft,
    name: draft.name.trim(),
    default_language: first ?? default_language,
    languages: [...languages].sort((one, other) => Number(other === first) - Number(one === first)),
  };
}

/** Returns the part of the address that a name gives: folded, joined by hyphens. */
export function slugOf(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, MAX_SLUG)
    .replace(/-+$/, "");
}

/** Returns the address of a site under another slug. */
export function addressOf(site: Pick<Site, "base_url" | "slug">, slug: string): string {
  const { base_url } = site;
  return base_url.endsWith(`/${site.slug}`) ? base_url.slice(0, -site.slug.length) + slug : base_url;
}

/** Turns a language on or off; the last one stays. */
export function withLanguage(languages: readonly Language[], language: Language, isOn: boolean): Language[] {
  const others = languages.filter((each) => each !== language);
  if (isOn) return [...others, language];
  return others.length > 0 ? others : [...languages];
}

/** Returns the name of a country, or of Quebec, whose law differs from that of its country. */
export function placeName(code: string, locale: string): string {
  if (code === "CA-QC") return locale.startsWith("fr") ? "Québec" : "Quebec";
  return new Intl.DisplayNames([locale], { type: "region", fallback: "code" }).of(code) ?? code;
}
