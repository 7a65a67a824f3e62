// Texts of refused photos in the reader's language.
import { ApiError } from "@/lib/api";
import { useFormat } from "@/lib/i18n";
import { usePictureRefusal } from "@/lib/pictures";
import { MAX_PHOTOS } from "./api";
import { usePhotosWords } from "./words";

/** The sentence for what is wrong with a picture, or with one more of them. */
export function usePhotoRefusal(): (error: unknown) => string {
  const words = usePhotosWords();
  const format = useFormat();
  const refusal = usePictureRefusal();
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== "too_many_photos") return refusal(error);
    return words.too_many(format.number(Number(error.params.max) || MAX_PHOTOS));
  };
}
