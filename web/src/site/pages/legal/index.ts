// The legal pages.
import { cookies as cookiesEn } from "../../content/en/legal/cookies";
import { gdpr as gdprEn } from "../../content/en/legal/gdpr";
import { notice as noticeEn } from "../../content/en/legal/notice";
import { privacy as privacyEn } from "../../content/en/legal/privacy";
import { terms as termsEn } from "../../content/en/legal/terms";
import { cookies as cookiesFr } from "../../content/fr/legal/cookies";
import { gdpr as gdprFr } from "../../content/fr/legal/gdpr";
import { notice as noticeFr } from "../../content/fr/legal/notice";
import { privacy as privacyFr } from "../../content/fr/legal/privacy";
import { terms as termsFr } from "../../content/fr/legal/terms";
import type { Pages } from "../../page";
import { textPage } from "../company/text-page";

const UPDATED = "2026-11-22";

export const legal: Pages<"privacy" | "terms" | "cookies" | "gdpr" | "legal-notice"> = {
  privacy: textPage({ en: privacyEn, fr: privacyFr }, UPDATED),
  terms: textPage({ en: termsEn, fr: termsFr }, UPDATED),
  cookies: textPage({ en: cookiesEn, fr: cookiesFr }, UPDATED),
  gdpr: textPage({ en: gdprEn, fr: gdprFr }, UPDATED),
  "legal-notice": textPage({ en: noticeEn, fr: noticeFr }, UPDATED),
};
