// Settings of requests while they are typed. Pure.
import type { NewSettings, Settings } from "../types";

/** Hours that may be chosen, as the server takes them. */
export const FIRST_HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;
export const LAST_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const;

/** The fields; numbers as they are typed. */
export interface SettingsDraft {
  sender_name: string;
  postal_address: string;
  period: string;
  cap: string;
  first_hour: number;
  last_hour: number;
}

/** Returns the fields of the settings. */
export function draftOf(settings: Settings): SettingsDraft {
  return {
    sender_name: settings.sender_name ?? "",
    postal_address: settings.postal_address ?? "",
    period: String(settings.period_days),
    cap: String(settings.daily_cap),
    first_hour: settings.first_hour,
    last_hour: settings.last_hour,
  };
}

/** Fields that keep the settings from being saved. */
export interface SettingsErrors {
  period?: true;
  cap?: true;
  hours?: true;
}

/** Returns the errors. */
export function settingsErrors({ period, cap, first_hour, last_hour }: SettingsDraft): SettingsErrors {
  return {
    ...(!isWithin(period, 90, 730) && { period: true }),
    ...(!isWithin(cap, 1, 10_000) && { cap: true }),
    ...(last_hour <= first_hour && { hours: true }),
  };
}

/** Returns the request body; the switches are unchanged. */
export function settingsBody(draft: SettingsDraft, { is_off, forbids_regulated }: Settings): NewSettings {
  return {
    is_off,
    forbids_regulated,
    period_days: Number(draft.period),
    sender_name: draft.sender_name.trim() || null,
    postal_address: draft.postal_address.trim() || null,
    daily_cap: Number(draft.cap),
    first_hour: draft.first_hour,
    last_hour: draft.last_hour,
  };
}

/** Returns the settings with other switches, as the server is sent them. */
export function switched(
  { regulated: _, ...settings }: Settings,
  change: Partial<Pick<Settings, "is_off" | "forbids_regulated">>,
): NewSettings {
  return { ...settings, ...change };
}

function isWithin(text: string, min: number, max: number): boolean {
  const number = Number(text);
  return /^\d+$/.test(text.trim()) && number >= min && number <= max;
}

/** Returns the month before (-1) or after (1) a month such as "2026-11". */
export function monthBeside(month: string, step: -1 | 1): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
