// The audience of a post in words.
import { useQuery } from "@tanstack/react-query";
import { useLocationNames } from "@/lib/location-choices";
import { labelsQuery } from "./api";
import type { Post } from "./types";
import { usePostsWords } from "./words";

/** Returns the name of the location or label, or the number of locations. */
export function useAudienceText({ audience, counts }: Pick<Post, "audience" | "counts">): string {
  const words = usePostsWords();
  const { data: labels } = useQuery({ ...labelsQuery, enabled: audience.label !== undefined });
  const ids = audience.location_ids ?? [];
  const only = ids.length === 1 ? ids[0] : undefined;
  const nameOf = useLocationNames(only === undefined ? [] : [only]);
  if (only !== undefined) return nameOf(only) ?? "…";
  if (audience.location_ids) return words.locations(ids.length);
  const total = counts.total ? ` (${words.locations(counts.total)})` : "";
  if (audience.label !== undefined) {
    return `${labels?.items.find(({ id }) => id === audience.label)?.name ?? "…"}${total}`;
  }
  return counts.total ? words.locations(counts.total) : words.filters.all_locations;
}
