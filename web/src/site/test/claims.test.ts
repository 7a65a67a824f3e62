// @vitest-environment happy-dom
// An instance whose operator claims nothing claims nothing: not on a page, not in its structured data, not in the files
// for search engines and language models. What is left still holds together.
import { HtmlValidate } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { claimOf, markSentences, withClaims } from "../claims";
import { claims as en } from "../content/en/claims";
import { claims as fr } from "../content/fr/claims";
import { pages } from "../pages";
import { pageIds, renderMarked, renderNotFoundMarked } from "../prerender";
import { type Language, routes } from "../routes";
import { searchFiles } from "../seo/files";
import { LANGUAGES, RENDER_TIMEOUT } from "./rendered";

const ASSETS = { css: [], js: [], fonts: [] };
const MARKS = /[\ue000-\uf8ff]|claim-(first|second)\.invalid/;
/** Spaces of a number in either language. */
const S = "[ \\u00a0\\u202f,]?";
/** Numbers shown as facts, and promises that only people can keep. */
const CLAIMS: Record<string, RegExp> = {
  businesses: new RegExp(`\\b10${S}000\\b`),
  ranking: /95[ \u00a0\u202f]?% ?(average ranking|d’amélioration)|95%/,
  traffic: /150[ \u00a0\u202f]?%(<| average| de trafic)/,
  rating: /4[.,][89] ?\/ ?5|4[.,][67] (stars on average|étoiles en moyenne)/,
  reviews_of_us: new RegExp(`2${S}847`),
  searches: /\b1[ \u00a0\u202f]?M\+/,
  reviews_managed: /\b500[ \u00a0\u202f]?M\+/,
  citations: /\b2[ \u00a0\u202f]?M\+/,
  landing_pages: new RegExp(`\\b50${S}000\\b`),
  data_points: /\b1[ \u00a0\u202f]?(B|Md)\+/,
  uptime: /99[.,]9/,
  support: /24\/7|24[ \u00a0\u202f]h\/24/,
  statistics: />(93|68|18)[ \u00a0\u202f]?%<|>5[ \u00a0\u202f]?[×x]</,
  uplifts: /\+(127|89|156|180|120|65)[ \u00a0\u202f]?%|(127|156|180) (percent|%)/,
  restaurants: /500\+ restaurants|[Pp]lus de 500 restaurants/,
  practices: new RegExp(`1${S}000\\+? (medical )?(practices|cabinets)`),
  speed: /(90|85)[ \u00a0\u202f]?% (faster|plus vite)/,
  hipaa: /HIPAA compliant|[Cc]onforme (à la loi américaine )?HIPAA|conformité RGPD et HIPAA/,
  subscribers: new RegExp(`\\b(25|15)${S}000\\b`),
  answers: /within 24 hours(?!”)|sous 24 heures(?! »)/,
  consultation: /30-minute c|consultation gratuite|30 minutes, gratuites/,
  hours: /10 AM to 4 PM|de 10 h à 16 h/,
  offices: /Montréal and Paris|Montréal et Paris|Montréal, Paris/,
  people:
    /[Dd]edicated (manager|contact)|Interlocuteur dédié|personne attitrée|Priority support|Assistance prioritaire/,
  careers: /\bCareers\b|Carrières|Recrutement/,
  events: /masterclass|[Ss]ummit\b|[Ww]ebinars?\b|[Ww]ebinaires?|[Ss]ommet\b/,
  illustrations: /illustrative story|[Rr]écit (illustratif|d’exemple)/,
};
/** A general statement in the guides: they explain the trade to readers, and claim nothing about the company. */
const GENERAL =
  /usually within 24 hours|en général sous 24 heures|24\/7 Emergency|(serrurier|urgent) 24[ \u00a0\u202f]h\/24/g;

const marked = new Map<string, { html: string; language: Language }>();
const sentences = new Set<string>();

beforeAll(async () => {
  for (const language of LANGUAGES) {
    for (const id of pageIds)
      marked.set(routes[id][language], { html: await renderMarked(id, language, ASSETS), language });
    marked.set(language === "en" ? "/404" : "/fr/404", {
      html: await renderNotFoundMarked(language, ASSETS),
      language,
    });
  }
  const all = pageIds.map((id) => [id, pages[id]] as const);
  for (const [file, html] of Object.entries(searchFiles(all)))
    marked.set(`/${file}`, { html, language: /^fr\/|-fr\./.test(file) ? "fr" : "en" });
  for (const { html, language } of marked.values())
    markSentences(withClaims(html, "all"), language, (text) => sentences.add(text));
}, RENDER_TIMEOUT.timeout);

const pagesWithoutClaims = () =>
  [...marked].flatMap(([path, { html }]) => {
    const text = withClaims(html, "none");
    return text.trim() ? [{ path, text }] : [];
  });

test("no_page_or_file_claims_anything", () => {
  const faults = pagesWithoutClaims().flatMap(({ path, text }) => {
    const visibleText = text.replaceAll(GENERAL, "");
    return Object.entries(CLAIMS).flatMap(([name, pattern]) => {
      const at = visibleText.search(pattern);
      return at < 0 ? [] : [`${path}: ${name}: ${visibleText.slice(Math.max(0, at - 60), at + 60)}`];
    });
  });
  expect(faults).toEqual([]);
});

test("the_patterns_find_the_claims_where_they_are_made", () => {
  const all = [...marked.values()].map(({ html }) => withClaims(html, "all")).join("\n");
  expect(Object.entries(CLAIMS).filter(([, pattern]) => !pattern.test(all))).toEqual([]);
});

test("no_mark_is_left_over", () => {
  const faults = [...marked].filter(
    ([, { html }]) => MARKS.test(withClaims(html, "none")) || MARKS.test(withClaims(html, "all")),
  );
  expect(faults.map(([path]) => path)).toEqual([]);
});

test("pages_about_a_claim_are_gone_and_nothing_leads_to_them", () => {
  const gone = pageIds.filter(claimOf).flatMap((id) => [routes[id].en, routes[id].fr]);
  expect(gone).toContain("/careers");
  const left = pagesWithoutClaims();
  expect(left.filter(({ path }) => gone.includes(path))).toEqual([]);
  const links = left.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:href="|<loc>|\]\(|"url":")(?:https:\/\/vitrine\.invalid)?([^"<)#?]*)/g)].flatMap(
      ([, to]) => (to && gone.includes(to) ? [`${path} -> ${to}`] : []),
    ),
  );
  expect(links).toEqual([]);
});

test("what_is_left_is_valid_html_with_good_titles", RENDER_TIMEOUT, async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: { "attr-case": "off", "void-style": "off", "long-title": "off", "prefer-native-element": "off" },
  });
  const faults: string[] = [];
  for (const { path, text } of pagesWithoutClaims().filter(({ text }) => text.startsWith("<!"))) {
    const report = await validator.validateString(text);
    for (const { messages } of report.results)
      for (const { ruleId, message } of messages) faults.push(`${path}: ${ruleId}: ${message}`);
    const title = /<title>([^<]*)/.exec(text)?.[1] ?? "";
    const description = /name="description" content="([^"]*)/.exec(text)?.[1] ?? "";
    if (title.length < 15 || title.length > 60) faults.push(`${path}: title ${title}`);
    if (!/404$/.test(path) && (description.length < 70 || description.length > 155))
      faults.push(`${path}: description of ${description.length}: ${description}`);
  }
  expect([...new Set(faults)]).toEqual([]);
});

test("every_listed_sentence_is_on_a_page", () => {
  const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
  const pageSentences = new Set([...sentences].map(spaced));
  const listed = [...en, ...fr].map(([, text]) => spaced(text));
  expect(listed.filter((text) => !pageSentences.has(text))).toEqual([]);
});
