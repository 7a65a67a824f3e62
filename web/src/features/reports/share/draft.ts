// Choices of a new link. Pure.
import type { Language } from "@/lib/preferences";
import type { NewHeatmapShare, NewShare } from "../types";

/** Days after which a link expires; the third is the default. */
export const EXPIRIES = [7, 30, 90, 365, 730] as const;
export const DEFAULT_EXPIRY = EXPIRIES[2];
/** Minimum characters of a password. */
export const MIN_PASSWORD = 8;
/** Maximum characters of a password. */
export const MAX_PASSWORD = 128;

/** The choices so far. */
export interface ShareDraft {
  days: number;
  asksPassword: boolean;
  password: string;
  /** True when visitors can download the PDF of a report. */
  download: boolean;
  /** Language of the page of a heatmap; a report has its own. */
  language: Language;
}

/** Returns the choices at the start. */
export function startDraft(language: Language): ShareDraft {
  return { days: DEFAULT_EXPIRY, asksPassword: false, password: "", download: true, language };
}

/** Returns true when the required password is too short. */
export function isPasswordShort({ asksPassword, password }: ShareDraft): boolean {
  return asksPassword && [...password].length < MIN_PASSWORD;
}

/** Returns the request body for a report. */
export function reportBodyOf(report: string, draft: ShareDraft): NewShare {
  return { kind: "report", id: report, ...termsOf(draft), download: draft.download };
}

/** Returns the request body for a heatmap scan. */
export function heatmapBodyOf(draft: ShareDraft): NewHeatmapShare {
  return { language: draft.language, ...termsOf(draft) };
}

function termsOf({ days, asksPassword, password }: ShareDraft) {
  return { expires_in_days: days, ...(asksPassword && { password }) };
}
