// Picture uploads: accepted types, and reasons of refusals.
import { pictures as en } from "@/messages/en/pictures";
import { pictures as fr } from "@/messages/fr/pictures";
import { ApiError } from "./api";
import { useFormat, useMessages, useWords } from "./i18n";
import { problemText } from "./problem";

/** Types that the file chooser offers; the server judges by content. */
export const ACCEPTED_PICTURES = ["image/jpeg", "image/png", "image/webp"] as const;
/** Largest file; a larger one is not even sent. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

const WORDS = { en, fr };

/** Texts about pictures in the current language. */
export const usePictureWords = () => useWords<typeof en>(WORDS);

/** Refuses a file that the server would refuse for its size. */
export function checkPictureSize(file: File) {
  if (file.size <= MAX_PICTURE_BYTES) return;
  throw new ApiError({ status: 413, code: "image_too_large", params: { max_bytes: MAX_PICTURE_BYTES } });
}

/** The sentence for a refusal by its code; the general one for everything else that can fail. */
export function usePictureRefusal(): (error: unknown) => string {
  const { refusals } = usePictureWords();
  const messages = useMessages();
  const format = useFormat();
  return (error) => {
    if (!(error instanceof ApiError)) return problemText(error, messages);
    const limit = (name: string, otherwise: number) => {
      const value = Number(error.params[name]);
      return Number.isFinite(value) && value > 0 ? value : otherwise;
    };
    switch (error.code) {
      case "not_an_image":
      case "unsupported_media_type":
        return refusals.not_an_image;
      case "image_too_large":
      case "payload_too_large":
        return refusals.image_too_large(format.megabytes(limit("max_bytes", MAX_PICTURE_BYTES)));
      case "too_many_pixels":
        return refusals.too_many_pixels(format.number(limit("max_pixels", 50_000_000) / 1_000_000));
      case "image_too_small":
        return refusals.image_too_small(format.number(limit("min", 250)));
      case "image_broken":
        return refusals.image_broken;
      default:
        return problemText(error, messages);
    }
  };
}
