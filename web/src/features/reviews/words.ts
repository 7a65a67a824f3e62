// The words of the reviews; loaded with them.
import { useWords } from "@/lib/i18n";
import { google as googleEn } from "@/messages/en/google";
import { google as googleFr } from "@/messages/fr/google";
import { approval as approvalEn } from "./approval/en";
import { approval as approvalFr } from "./approval/fr";
import { drafting as draftingEn } from "./drafting/en";
import { drafting as draftingFr } from "./drafting/fr";
import { reviews as en } from "./en";
import { reviews as fr } from "./fr";
import { guard as guardEn } from "./guard/en";
import { guard as guardFr } from "./guard/fr";
import { refusals as refusalsEn, unknownRefusal as unknownEn } from "./refusals/en";
import { refusals as refusalsFr, unknownRefusal as unknownFr } from "./refusals/fr";
import { reports as reportsEn } from "./reports/en";
import { reports as reportsFr } from "./reports/fr";
import { teamwork as teamworkEn } from "./teamwork/en";
import { teamwork as teamworkFr } from "./teamwork/fr";

const WORDS = { en, fr };
const REFUSALS = {
  en: { known: refusalsEn, unknown: unknownEn },
  fr: { known: refusalsFr, unknown: unknownFr },
};
const GUARD = { en: guardEn, fr: guardFr };
const APPROVAL = { en: approvalEn, fr: approvalFr };
const DRAFTING = { en: draftingEn, fr: draftingFr };
const REPORTS = { en: reportsEn, fr: reportsFr };
const TEAMWORK = { en: teamworkEn, fr: teamworkFr };
const ERRORS = { en: googleEn.errors, fr: googleFr.errors };

export type ReviewsWords = typeof en;
export type GoogleErrors = typeof googleEn.errors;
export type GuardWords = typeof guardEn;
export type ApprovalWords = typeof approvalEn;
export type DraftingWords = typeof draftingEn;
export type TeamworkWords = typeof teamworkEn;
export type ReportsWords = typeof reportsEn;
export type Refusals = (typeof REFUSALS)["en"];

/** Texts of the reviews in the current language. */
export const useReviewsWords = () => useWords<ReviewsWords>(WORDS);

/** Texts of Google's refusals in the current language. */
export const useGoogleErrors = () => useWords<GoogleErrors>(ERRORS);

/** Texts of Google's reasons to refuse a reply in the current language. */
export const useRefusals = () => useWords<Refusals>(REFUSALS);

/** Texts of the check of a reply in the current language. */
export const useGuardWords = () => useWords<GuardWords>(GUARD);

/** Texts of the approval of replies in the current language. */
export const useApprovalWords = () => useWords<ApprovalWords>(APPROVAL);

/** Texts of drafted replies in the current language. */
export const useDraftingWords = () => useWords<DraftingWords>(DRAFTING);

/** Texts of reports to sites in the current language. */
export const useReportsWords = () => useWords<ReportsWords>(REPORTS);

/** Texts of assignments and internal notes in the current language. */
export const useTeamworkWords = () => useWords<TeamworkWords>(TEAMWORK);
