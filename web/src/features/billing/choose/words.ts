// The words of the choice, and the contents of plans as the price page writes them.
import { useI18n, useWords } from "@/lib/i18n";
import {
  addOnTexts as addOnsEn,
  everything as everythingEn,
  profileOnly as profileEn,
} from "@/site/content/en/plans";
import {
  addOnTexts as addOnsFr,
  everything as everythingFr,
  profileOnly as profileFr,
} from "@/site/content/fr/plans";
import { choose as en } from "./en";
import { choose as fr } from "./fr";

const WORDS = { en, fr };

export type ChooseWords = typeof en;

/** Texts in the current language. */
export const useChooseWords = () => useWords<ChooseWords>(WORDS);

const PLANS = {
  en: { everything: everythingEn, profile: profileEn, addOns: addOnsEn },
  fr: { everything: everythingFr, profile: profileFr, addOns: addOnsFr },
};

/** Contents of each plan and add-on. */
export const usePlanTexts = () => PLANS[useI18n().language];
