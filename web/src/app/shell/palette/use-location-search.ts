// Search for locations on the server, after a pause in typing.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, type Schemas, unwrap } from "@/lib/api";

const REST_MS = 140;
/** Maximum number of locations in the palette; the list shows the others. */
const MAX_LOCATIONS = 6;
const MAX_QUERY_LENGTH = 200;

/** Search result of the server. */
export interface LocationResults {
  locations: readonly Pick<Schemas["Location"], "id" | "name" | "address" | "city">[];
  /** True when the server has more matches. */
  hasMore: boolean;
  isSearching: boolean;
  hasFailed: boolean;
}

/** Returns the first locations that match a text; `isSearching` is true until they belong to this text. */
export function useLocationSearch(text: string): LocationResults {
  const query = text.trim().slice(0, MAX_QUERY_LENGTH);
  const [submitted, setSubmitted] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSubmitted(query), REST_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const { data, isFetching, isError } = useQuery({
    queryKey: ["locations", "palette", submitted],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/locations", {
          signal,
          params: { query: { q: submitted, limit: MAX_LOCATIONS + 1 } },
        }),
      ),
    enabled: submitted !== "",
    placeholderData: keepPreviousData,
    select: ({ items }) => items,
  });
  const locations = query && submitted ? (data ?? []) : [];
  return {
    locations: locations.slice(0, MAX_LOCATIONS),
    hasMore: locations.length > MAX_LOCATIONS,
    isSearching: query !== "" && (query !== submitted || isFetching),
    hasFailed: isError && query !== "",
  };
}
