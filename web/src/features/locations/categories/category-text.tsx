// A category in the language of the reader.
import { useCategoryName } from "./use-category-name";

/** The name of a known category; any other text as it is. */
export function CategoryText({ text }: { text: string }) {
  return <bdi>{useCategoryName()(text)}</bdi>;
}
