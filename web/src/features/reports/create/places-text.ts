// The chosen locations in words.
import { useQuery } from "@tanstack/react-query";
import { useLocationNames } from "@/lib/location-choices";
import { labelsQuery } from "../api";
import { useReportsWords } from "../words";
import type { Content } from "./draft";
import { useCreateWords } from "./words";

/** Returns the chosen locations in words. */
export function usePlacesText({ scope, locations, label }: Content): string {
  const { places: words } = useCreateWords();
  const shared = useReportsWords();
  const nameOf = useLocationNames(scope === "some" ? locations : []);
  const { data: labels } = useQuery(labelsQuery);
  if (scope === "all") return words.all;
  if (scope === "label") return words.labeled(labels?.items.find(({ id }) => id === label)?.name ?? "…");
  const names = locations.slice(0, 3).map((id) => nameOf(id) ?? "…");
  const rest = locations.length - names.length;
  return rest > 0 ? shared.and_more(names.join(", "), rest) : names.join(", ");
}
