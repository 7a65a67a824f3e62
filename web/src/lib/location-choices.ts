// Locations to choose from, and their names: for parts of the app that are about a location.
import { keepPreviousData, queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { api, unwrap } from "./api";

/** Maximum number of locations of one answer, whose names are then known. */
const MANY = 200;
/** Locations that a text offers. */
const FEW = 8;

/** The first locations by name; of most organizations, all. */
export const locationsQuery = queryOptions({
  queryKey: ["locations", "choices"],
  queryFn: ({ signal }) =>
    unwrap(api.GET("/api/v1/locations", { params: { query: { sort: "name", limit: MANY } }, signal })),
});

/** The first locations that a text finds. */
export function foundLocationsQuery(q: string) {
  return queryOptions({
    queryKey: ["locations", "choices", "found", q],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/locations", { params: { query: { q, limit: FEW } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One location, whose name is shown. */
export function locationQuery(id: string) {
  return queryOptions({
    queryKey: ["locations", "choices", "one", id],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/locations/{id}", { params: { path: { id } }, signal })),
  });
}

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
