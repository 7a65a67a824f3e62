// The words of the reviews; loaded with them.
import { useWords } from "@/lib/i18n";
import { google as googleEn } from "@/messages/en/google";
import { google as googleFr } from "@/messages/fr/google";
import { reviews as en } from "./en";
import { reviews as fr } from "./fr";

const WORDS = { en, fr };
const ERRORS = { en: googleEn.errors, fr: googleFr.errors };

export type ReviewsWords = typeof en;
export type GoogleErrors = typeof googleEn.errors;

/** Texts of the reviews in the current language. */
export const useReviewsWords = () => useWords<ReviewsWords>(WORDS);

/** Texts of Google's refusals in the current language. */
export const useGoogleErrors = () => useWords<GoogleErrors>(ERRORS);
