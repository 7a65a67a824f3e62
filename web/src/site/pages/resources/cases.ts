// The case studies in both languages.
import { study as dentalEn } from "@/site/content/en/case-studies/downtown-dental";
import { study as healthEn } from "@/site/content/en/case-studies/healthcare";
import { study as homeEn } from "@/site/content/en/case-studies/home-services";
import { study as marioEn } from "@/site/content/en/case-studies/marios-pizzeria";
import { study as chainEn } from "@/site/content/en/case-studies/restaurant-chain";
import { study as realtyEn } from "@/site/content/en/case-studies/riverside-realty";
import { study as dentalFr } from "@/site/content/fr/case-studies/downtown-dental";
import { study as healthFr } from "@/site/content/fr/case-studies/healthcare";
import { study as homeFr } from "@/site/content/fr/case-studies/home-services";
import { study as marioFr } from "@/site/content/fr/case-studies/marios-pizzeria";
import { study as chainFr } from "@/site/content/fr/case-studies/restaurant-chain";
import { study as realtyFr } from "@/site/content/fr/case-studies/riverside-realty";
import type { CaseText } from "@/site/content/types/case-studies";
import type { Language, PageId } from "@/site/routes";

/** Names a case study; it is its page's id. */
export type CaseId = Exclude<Extract<PageId, `case-${string}`>, "case-studies">;

/** All case studies, in the order of the index. */
export const cases: Record<CaseId, Record<Language, CaseText>> = {
  "case-marios-pizzeria": { en: marioEn, fr: marioFr },
  "case-restaurant-chain": { en: chainEn, fr: chainFr },
  "case-downtown-dental": { en: dentalEn, fr: dentalFr },
  "case-healthcare": { en: healthEn, fr: healthFr },
  "case-home-services": { en: homeEn, fr: homeFr },
  "case-riverside-realty": { en: realtyEn, fr: realtyFr },
};

/** Ids of the entries. */
export const caseIds = Object.keys(cases) as CaseId[];

/** The two stories to read after one. */
export function after(id: CaseId): CaseId[] {
  const at = caseIds.indexOf(id);
  return [1, 2].flatMap((step) => caseIds[(at + step) % caseIds.length] ?? []);
}
