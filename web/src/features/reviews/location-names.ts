// Names of the locations of the reviews on the screen.
import { useQueries, useQuery } from "@tanstack/react-query";
import { locationQuery, locationsQuery } from "./api";

/** Returns the name of a location by its id; undefined until it is known. */
export function useLocationNames(ids: readonly string[]): (id: string) => string | undefined {
  const { data: first, isPending } = useQuery(locationsQuery);
  const known = new Map(first?.items.map(({ id, name }) => [id, name]));
  // Only large organizations have locations that the first answer leaves out.
  const others = isPending ? [] : [...new Set(ids)].filter((id) => !known.has(id));
  const answers = useQueries({ queries: others.map(locationQuery) });
  for (const { data } of answers) if (data) known.set(data.id, data.name);
  return (id) => known.get(id);
}
