// The resources: hub, guide, glossary, events, templates, case studies.
import { createElement } from "react";
import { hub as hubEn } from "@/site/content/en/resources/hub";
import { words as wordsEn } from "@/site/content/en/resources/words";
import { hub as hubFr } from "@/site/content/fr/resources/hub";
import { words as wordsFr } from "@/site/content/fr/resources/words";
import type { Meta, Page, Pages } from "@/site/page";
import type { Language } from "@/site/routes";
import { CasePage, CasesPage } from "./case-page";
import { type CaseId, caseIds, cases } from "./cases";
import { type EventId, EventPage, events } from "./event-page";
import { GlossaryPage } from "./glossary-page";
import { GuidePage, guideTexts } from "./guide-page";
import { HubPage } from "./hub-page";
import { caseLd, eventLd, glossaryLd, guideLd, templateLd } from "./structured";
import { TemplatePage, TemplatesPage } from "./template-page";
import { type TemplateId, templateIds, templates } from "./template-texts";
import { WebinarsPage, webinarTexts } from "./webinars-page";

const metaOf = (texts: Record<Language, { meta: Meta }>) => ({ en: texts.en.meta, fr: texts.fr.meta });
const each = <Id extends string>(ids: readonly Id[], page: (id: Id) => Page) =>
  Object.fromEntries(ids.map((id) => [id, page(id)])) as Record<Id, Page>;

const bodyOf =
  <Id extends string>(
    component: (props: { id: Id; language: Language }) => React.ReactNode,
    id: Id,
  ): Page["Body"] =>
  ({ language }) =>
    createElement(component, { id, language });

export const resources: Pages<
  "resources" | "guide" | "glossary" | "webinars" | "templates" | "case-studies"
> = {
  resources: { meta: { en: hubEn.meta, fr: hubFr.meta }, Body: HubPage },
  guide: { meta: metaOf(guideTexts), Body: GuidePage, jsonLd: guideLd, updated: "2026-11-12" },
  glossary: {
    meta: metaOf({ en: wordsEn.glossary, fr: wordsFr.glossary }),
    Body: GlossaryPage,
    jsonLd: glossaryLd,
    updated: "2026-11-12",
  },
  webinars: { meta: metaOf(webinarTexts), Body: WebinarsPage },
  templates: { meta: metaOf({ en: wordsEn.templates, fr: wordsFr.templates }), Body: TemplatesPage },
  "case-studies": { meta: metaOf({ en: wordsEn.cases, fr: wordsFr.cases }), Body: CasesPage },
};

export const occasions: Pages<EventId> = each(Object.keys(events) as EventId[], (id) => ({
  meta: metaOf(events[id]),
  Body: bodyOf(EventPage, id),
  jsonLd: (language) => eventLd(id, language),
}));

export const templatePages: Pages<TemplateId> = each(templateIds, (id) => ({
  meta: metaOf(templates[id]),
  Body: bodyOf(TemplatePage, id),
  jsonLd: (language) => templateLd(id, language),
}));

export const stories: Pages<CaseId> = each(caseIds, (id) => ({
  meta: metaOf(cases[id]),
  Body: bodyOf(CasePage, id),
  jsonLd: (language) => caseLd(id, language),
}));
