// The words of the drawer come with its code.
import { useWords } from "@/lib/i18n";
import { drawer as en } from "./en";
import { drawer as fr } from "./fr";

export type DrawerWords = typeof en;

/** The words of the drawer in the current language. */
export function useDrawerWords(): DrawerWords {
  return useWords<DrawerWords>({ en, fr });
}
