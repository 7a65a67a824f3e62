// The three templates in both languages.
import { checklist as checklistEn } from "@/site/content/en/templates/checklist";
import { citations as citationsEn } from "@/site/content/en/templates/citations";
import { reviews as reviewsEn } from "@/site/content/en/templates/reviews";
import { checklist as checklistFr } from "@/site/content/fr/templates/checklist";
import { citations as citationsFr } from "@/site/content/fr/templates/citations";
import { reviews as reviewsFr } from "@/site/content/fr/templates/reviews";
import type { TemplateText } from "@/site/content/types/templates";
import type { Language, PageId } from "@/site/routes";

/** Names a template; it is its page's id. */
export type TemplateId = Extract<PageId, `template-${string}`>;

/** All templates. */
export const templates: Record<TemplateId, Record<Language, TemplateText>> = {
  "template-checklist": { en: checklistEn, fr: checklistFr },
  "template-citations": { en: citationsEn, fr: citationsFr },
  "template-reviews": { en: reviewsEn, fr: reviewsFr },
};

/** Ids of the entries. */
export const templateIds = Object.keys(templates) as TemplateId[];
