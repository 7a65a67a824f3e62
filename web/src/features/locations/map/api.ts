// Locations on a map, gathered by the server.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Box } from "@/ui/map/view";
import { request } from "../request";
import type { Filters } from "../search";

/** Several locations close together. */
export interface Cluster extends Box {
  latitude: number;
  longitude: number;
  count: number;
}

/** A location that stands alone. */
export interface Spot {
  id: string;
  name: string;
  address: string;
  city: string;
  latitude: number;
  longitude: number;
  verified: boolean;
  health: number;
  rating: number | null;
}

export interface LocationMap {
  clusters: Cluster[];
  locations: Spot[];
  /** Of all that match, in the box or not. */
  located: number;
  unlocated: number;
}

/** The whole earth, where a map of nothing in particular starts. */
export const EARTH: Box = { west: -180, south: -85, east: 180, north: 85 };

/** What of the matching locations is in a box. */
export function mapQuery(filters: Filters, box: Box, zoom: number) {
  return queryOptions({
    queryKey: ["locations", "map", filters, box, zoom],
    queryFn: ({ signal }): Promise<LocationMap> =>
      request("GET", "/locations/map", { query: { ...filters, ...box, zoom }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The style that the operator chose; it does not change while the app is open. */
export const instanceQuery = queryOptions({
  queryKey: ["instance"],
  queryFn: ({ signal }) => request<{ map_style: string | null }>("GET", "/instance", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
