// Choices of a new link. Pure.
import type { NewShare } from "../types";

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
  download: boolean;
}

/** Returns the choices at the start. */
export function startDraft(): ShareDraft {
  return { days: DEFAULT_EXPIRY, asksPassword: false, password: "", download: true };
}

/** Returns true when a password is asked for and too short. */
export function isPasswordShort({ asksPassword, password }: ShareDraft): boolean {
  return asksPassword && [...password].length < MIN_PASSWORD;
}

/** Returns what the server is sent. */
export function bodyOf(report: string, { days, asksPassword, password, download }: ShareDraft): NewShare {
  return {
    kind: "report",
    id: report,
    expires_in_days: days,
    ...(asksPassword && { password }),
    download,
  };
}
