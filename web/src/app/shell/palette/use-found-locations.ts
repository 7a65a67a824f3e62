// The locations that a text finds, asked of the server when typing rests.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, type Schemas, unwrap } from "@/lib/api";

const REST_MS = 140;
/** So many are shown; the list has the rest. */
const MOST = 6;
const LONGEST = 200;

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
  const wanted = text.trim().slice(0, LONGEST);
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isFetching, isError } = useQuery({
    queryKey: ["locations", "palette", asked],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/locations", { signal, params: { query: { q: asked, limit: MOST + 1 } } })),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
    select: ({ items }) => items,
  });
  const found = wanted && asked ? (data ?? []) : [];
  return {
    locations: found.slice(0, MOST),
    hasMore: found.length > MOST,
    isSearching: wanted !== "" && (wanted !== asked || isFetching),
    hasFailed: isError && wanted !== "",
  };
}
