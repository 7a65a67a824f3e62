// The locations that a text finds, asked of the server when typing rests.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, type Schemas, unwrap } from "@/lib/api";

const REST_MS = 140;
/** So many are shown; the list has the rest. */
const MAX_LOCATIONS = 6;
const MAX_QUERY_LENGTH = 200;

/** Search result of the server. */
export interface FoundLocations {
  locations: readonly Pick<Schemas["Location"], "id" | "name" | "address" | "city">[];
  /** There are more than these. */
  hasMore: boolean;
  isSearching: boolean;
  hasFailed: boolean;
}

/** The first locations for a text; `isSearching` until they are those of this very text. */
export function useFoundLocations(text: string): FoundLocations {
  const wanted = text.trim().slice(0, MAX_QUERY_LENGTH);
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isFetching, isError } = useQuery({
    queryKey: ["locations", "palette", asked],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/locations", { signal, params: { query: { q: asked, limit: MAX_LOCATIONS + 1 } } }),
      ),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
    select: ({ items }) => items,
  });
  const found = wanted && asked ? (data ?? []) : [];
  return {
    locations: found.slice(0, MAX_LOCATIONS),
    hasMore: found.length > MAX_LOCATIONS,
    isSearching: wanted !== "" && (wanted !== asked || isFetching),
    hasFailed: isError && wanted !== "",
  };
}
