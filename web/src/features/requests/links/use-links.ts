// Saving the public links of a location: shown at once, taken back when the server refuses.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReviewLink } from "../types";
import { linksQuery, saveLinks } from "./api";

/** Replaces the links of a location. */
export function useLinks(location: string) {
  const client = useQueryClient();
  const { queryKey } = linksQuery(location);
  return useMutation({
    scope: { id: `links ${location}` },
    mutationFn: (items: readonly ReviewLink[]) =>
      saveLinks(
        location,
        // A link that comes from the profile is not stored.
        items.filter(({ state }) => state !== "connected").map(({ source, url }) => ({ source, url })),
      ),
    onMutate: async (items) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      // A new link is shown once the server accepts it.
      const sources = new Set(before?.items.map(({ source }) => source));
      if (before && items.every(({ source }) => sources.has(source))) {
        client.setQueryData(queryKey, { ...before, items: [...items] });
      }
      return before;
    },
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: (_, __, before) => before && client.setQueryData(queryKey, before),
  });
}
