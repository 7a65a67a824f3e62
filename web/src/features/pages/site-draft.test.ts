// Settings of a site while they are typed.
import { expect, test } from "vitest";
import {
  addressOf,
  placeName,
  type SiteDraft,
  siteBody,
  siteDraftOf,
  siteErrors,
  slugOf,
  withLanguage,
} from "./site-draft";
import type { Site } from "./types";

const SITE: Site = {
  exists: false,
  name: "Boulangerie Martin",
  slug: "boulangerie-martin",
  state: "off",
  template: "retail",
  languages: ["fr"],
  default_language: "fr",
  colors: { primary: "#12355b", accent: "#0b6b53" },
  contrast: { on_primary: "#ffffff", primary: 12, on_accent: "#ffffff", accent: 6 },
  font: "humanist",
  logo_url: null,
  intro: {},
  legal: { company: "Martin SAS" },
  shows_reviews: true,
  base_url: "https://example.com/p/boulangerie-martin",
  indexed: true,
  counts: { live: 0, draft: 0, closed: 0, none: 3, noindex: 0, changed: 0 },
  plan: { used: 0, limit: 5 },
  missing_languages: [],
};

const draft = (patch: Partial<SiteDraft> = {}): SiteDraft => ({ ...siteDraftOf(SITE), ...patch });

test("a_proposal_can_be_saved_as_it_is", () => {
  expect(siteErrors(draft())).toEqual({});
  expect(draft().legal.company).toBe("Martin SAS");
  expect(draft().legal.vat).toBe("");
});

test("a_slug_has_3_to_40_letters_digits_and_hyphens_and_no_hyphen_at_its_ends", () => {
  for (const slug of ["ab", "-abc", "abc-", "Abc", "a b c", "é-e", "a".repeat(41), ""]) {
    expect(siteErrors(draft({ slug })).slug, slug).toBe(true);
  }
  for (const slug of ["abc", "a-1", "a".repeat(40)])
    expect(siteErrors(draft({ slug })).slug, slug).toBeUndefined();
});

test("a_name_gives_a_slug_that_can_be_saved", () => {
  expect(slugOf("Boulangerie Émile & Fils")).toBe("boulangerie-emile-fils");
  expect(slugOf(`${"a".repeat(39)} b`)).toBe("a".repeat(39));
});

test("a_color_without_six_digits_is_refused", () => {
  expect(siteErrors(draft({ colors: { primary: "red", accent: "#0b6b53" } })).primary).toBe(true);
});

test("the_default_language_comes_first_and_is_one_of_the_site", () => {
  expect(siteBody(draft({ languages: ["en", "fr"], default_language: "fr" })).languages).toEqual([
    "fr",
    "en",
  ]);
  expect(siteBody(draft({ languages: ["en"], default_language: "fr" })).default_language).toBe("en");
});

test("the_last_language_cannot_be_turned_off", () => {
  expect(withLanguage(["fr"], "fr", false)).toEqual(["fr"]);
  expect(withLanguage(["fr"], "en", true)).toEqual(["fr", "en"]);
  expect(withLanguage(["fr", "en"], "fr", false)).toEqual(["en"]);
});

test("the_address_follows_the_slug", () => {
  expect(addressOf(SITE, "martin")).toBe("https://example.com/p/martin");
});

test("quebec_is_named_beside_countries", () => {
  expect(placeName("CA-QC", "fr-FR")).toBe("Québec");
  expect(placeName("FR", "en-US")).toBe("France");
});
