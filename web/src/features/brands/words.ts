// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { type BrandWords, brands as en } from "./en";
import { brands as fr } from "./fr";

const WORDS = { en, fr } satisfies Record<string, BrandWords>;

/** The words in the language of the page. */
export const useBrandWords = (): BrandWords => useWords<BrandWords>(WORDS);
