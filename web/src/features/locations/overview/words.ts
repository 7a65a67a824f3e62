// The words of the overview come with its code.
import { useWords } from "@/lib/i18n";
import { overview as en } from "./en";
import { overview as fr } from "./fr";

export type OverviewWords = typeof en;

/** The words of the overview in the current language. */
export function useOverviewWords(): OverviewWords {
  return useWords<OverviewWords>({ en, fr });
}
