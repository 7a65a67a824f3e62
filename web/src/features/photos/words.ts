// The words of the photos.
import { useWords } from "@/lib/i18n";
import { photos as en } from "./en";
import { photos as fr } from "./fr";

const WORDS = { en, fr };

export type PhotosWords = typeof en;

/** Texts of the photos in the current language. */
export const usePhotosWords = () => useWords<PhotosWords>(WORDS);
