// Locations to choose from, and their names: for parts of the app that are about a location.
import { keepPreviousData, queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { api, unwrap } from "./api";

/** Maximum number of locations that are loaded with their names. */
const MAX_NAMED = 200;
/** Maximum number of locations that match a text. */
const MAX_MATCHES = 8;

/** The first locations by name; most organizations have no more. */
export const locationsQuery = queryOptions({
  queryKey: ["locations", "choices"],
  queryFn: ({ signal }) =>
    unwrap(api.GET("/api/v1/locations", { params: { query: { sort: "name", limit: MAX_NAMED } }, signal })),
});

/** Returns the query for the first locations that match a text. */
export function locationSearchQuery(q: string) {
  return queryOptions({
    queryKey: ["locations", "choices", "found", q],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/locations", { params: { query: { q, limit: MAX_MATCHES } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Returns the query for one location, to show its name. */
export function locationQuery(id: string) {
  return queryOptions({
    queryKey: ["locations", "choices", "one", id],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/locations/{id}", { params: { path: { id } }, signal })),
  });
}

/** Returns the name of a location by its id; undefined until it is known. */
export function useLocationNames(ids: readonly string[]): (id: string) => string | undefined {
  const { data: first, isPending } = useQuery(locationsQuery);
  const names = new Map(first?.items.map(({ id, name }) => [id, name]));
  // Only large organizations have locations that the first answer leaves out.
  const others = isPending ? [] : [...new Set(ids)].filter((id) => !names.has(id));
  const answers = useQueries({ queries: others.map(locationQuery) });
  for (const { data } of answers) if (data) names.set(data.id, data.name);
  return (id) => names.get(id);
}
