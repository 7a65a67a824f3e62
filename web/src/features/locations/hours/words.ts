// The words of the opening hours.
import { useWords } from "@/lib/i18n";
import { hours as en } from "@/messages/en/location-hours";
import { hours as fr } from "@/messages/fr/location-hours";

const WORDS = { en, fr };

export type HoursWords = typeof en;

/** What the opening hours say, in the current language. */
export const useHoursWords = () => useWords<HoursWords>(WORDS);
