// The words of the schedules of reports.
import { useWords } from "@/lib/i18n";
import { schedules as en } from "./en";
import { schedules as fr } from "./fr";

const WORDS = { en, fr };

export type SchedulesWords = typeof en;

/** Texts of the schedules in the current language. */
export const useSchedulesWords = () => useWords<SchedulesWords>(WORDS);
