// The words of the drawer come with its code.
import { useWords } from "@/lib/i18n";
import { drawer as en } from "@/messages/en/drawer";
import { drawer as fr } from "@/messages/fr/drawer";

export type DrawerWords = typeof en;

/** The words of the drawer in the current language. */
export function useDrawerWords(): DrawerWords {
  return useWords<DrawerWords>({ en, fr });
}
