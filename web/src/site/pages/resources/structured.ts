// What the resource pages say to search engines.
import type { Thing } from "schema-dts";
import { words as en } from "@/site/content/en/resources/words";
import { words as fr } from "@/site/content/fr/resources/words";
import { type TermId, terms } from "@/site/content/types/glossary";
import { type Language, type PageId, routes } from "@/site/routes";
import { faqLd } from "@/site/sections/faq";
import { wordsOf } from "@/site/sections/reading";
import { absolute } from "@/site/seo/origin";
import { type CaseId, cases } from "./cases";
import { csvOf } from "./downloads";
import { type EventId, events } from "./event-page";
import { glossaries } from "./glossaries";
import { guideTexts } from "./guide-page";
import { type TemplateId, templates } from "./template-texts";

const PUBLISHER = { "@id": absolute("/#organization") };
const titles = { en: en.glossary.title, fr: fr.glossary.title };
const urlOf = (id: PageId, language: Language) => absolute(routes[id][language]);

/** The glossary with its terms. */
export function glossaryLd(language: Language): Thing[] {
  const url = urlOf("glossary", language);
  return [
    {
      "@type": "DefinedTermSet",
      "@id": `${url}#terms`,
      name: titles[language],
      url,
      inLanguage: language,
      hasDefinedTerm: (Object.keys(terms) as TermId[]).map((id) => ({
        "@type": "DefinedTerm",
        "@id": `${url}#${id}`,
        name: glossaries[language][id].term,
        description: glossaries[language][id].definition,
      })),
    },
  ];
}

/** The guide as an article. */
export function guideLd(language: Language): Thing[] {
  const { title, lead, body } = guideTexts[language];
  return [
    {
      "@type": "Article",
      headline: title,
      description: lead,
      url: urlOf("guide", language),
      inLanguage: language,
      author: PUBLISHER,
      publisher: PUBLISHER,
      datePublished: "2026-08-06",
      dateModified: "2026-11-12",
      wordCount: wordsOf(body),
    },
  ];
}

/** A story as an article. */
export function caseLd(id: CaseId, language: Language): Thing[] {
  const { title, lead, body } = cases[id][language];
  return [
    {
      "@type": "Article",
      headline: title,
      description: lead,
      url: urlOf(id, language),
      inLanguage: language,
      author: PUBLISHER,
      publisher: PUBLISHER,
      wordCount: wordsOf(body),
    },
  ];
}

/** A template with its file. */
export function templateLd(id: TemplateId, language: Language): Thing[] {
  const template = templates[id][language];
  return [
    {
      "@type": "DigitalDocument",
      name: template.title,
      description: template.lead,
      url: urlOf(id, language),
      inLanguage: language,
      isAccessibleForFree: true,
      publisher: PUBLISHER,
      encoding: {
        "@type": "MediaObject",
        contentUrl: absolute(csvOf(template)),
        encodingFormat: "text/csv",
      },
    },
  ];
}

/** The questions about an event. It has no single date, so it is no Event to a search engine. */
export const eventLd = (id: EventId, language: Language): Thing[] => [faqLd(events[id][language].faq)];
