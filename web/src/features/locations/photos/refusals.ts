// Why a photo was not taken, in the words of the reader.
import { ApiError } from "@/lib/api";
import type { Format } from "@/lib/format";
import { problemText } from "@/lib/problem";
import type { Messages } from "@/messages/en";
import type { PhotosWords } from "./words";

/** The sentence for a refusal by its code; the general one for everything else that can fail. */
export function refusalText(error: unknown, words: PhotosWords, messages: Messages, format: Format): string {
  if (!(error instanceof ApiError)) return problemText(error, messages);
  const { refusals } = words;
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
      return refusals.image_too_large(format.megabytes(limit("max_bytes", 10_485_760)));
    case "too_many_pixels":
      return refusals.too_many_pixels(format.number(limit("max_pixels", 50_000_000) / 1_000_000));
    case "image_too_small":
      return refusals.image_too_small(format.number(limit("min", 250)));
    case "image_broken":
      return refusals.image_broken;
    case "too_many_photos":
      return refusals.too_many_photos(format.number(limit("max", 50)));
    default:
      return problemText(error, messages);
  }
}
