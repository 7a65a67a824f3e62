// Structured data of the resource pages.
import type { Thing } from "schema-dts";
import { words as en } from "@/site/content/en/resources/words";
import { words as fr } from "@/site/content/fr/resources/words";
import { type Language, type PageId, routes } from "@/site/routes";
import { faqLd } from "@/site/sections/faq";
import { wordsOf } from "@/site/sections/reading";
import { absolute } from "@/site/seo/origin";
import { type CaseId, cases } from "./cases";
import { csvOf } from "./downloads";
import { type EventId, events } from "./event-page";
import { guideTexts } from "./guide-page";
import { type TemplateId, templates } from "./template-texts";

const PUBLISHER = { "@id": absolute("/#organization") };
const titles = { en: en.glossary.title, fr: fr.glossary.title };
const urlOf = (id: PageId, language: Language) => absolute(routes[id][language]);

/** The glossary; its terms are at their anchors on the page and are not repeated. */
export function glossaryLd(language: Language): Thing[] {
  const url = urlOf("glossary", language);
  return [
    {
      "@type": "DefinedTermSet",
      "@id": `${url}#terms`,
      name: titles[language],
      url,
      inLanguage: language,
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

/** The day of each month (as iCalendar writes it: the first Tuesday), the months if not all, the length. */
const RETURNS: Record<EventId, { byDay: string; byMonth?: number[]; duration: string }> = {
  "webinar-masterclass": { byDay: "1TU", duration: "PT60M" },
  "workshop-gbp": { byDay: "3TH", duration: "PT120M" },
  "event-summit": { byDay: "2WE", byMonth: [3, 10], duration: "PT240M" },
};

const ZONES: Record<Language, string> = { en: "America/New_York", fr: "Europe/Paris" };
/** Start time of each event, in the time zone of the language. */
const STARTS: Record<EventId, Record<Language, string>> = {
  "webinar-masterclass": { en: "12:00", fr: "17:00" },
  "workshop-gbp": { en: "13:00", fr: "14:00" },
  "event-summit": { en: "12:00", fr: "18:00" },
};

/** An event that comes back, by its rule: a date would be wrong as soon as it has passed. */
export function eventLd(id: EventId, language: Language): Thing[] {
  const { title, lead, faq } = events[id][language];
  const url = urlOf(id, language);
  return [
    {
      "@type": "EventSeries",
      name: title,
      description: lead,
      url,
      inLanguage: language,
      isAccessibleForFree: true,
      organizer: PUBLISHER,
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url },
      eventSchedule: {
        "@type": "Schedule",
        repeatFrequency: "P1M",
        startTime: STARTS[id][language],
        scheduleTimezone: ZONES[language],
        ...RETURNS[id],
      },
    },
    faqLd(faq),
  ];
}
