// Locations on a map, gathered by the server.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import type { Box } from "@/ui/map/view";
import type { Filters } from "../search";

/** Several locations close together. */
export type Cluster = Schemas["MapCluster"];
/** A location that stands alone. */
export type Spot = Schemas["MapLocation"];
/** Matching locations in a box, and the number of matches inside and outside. */
export type LocationMap = Schemas["LocationMap"];

/** The whole earth, where a map of nothing in particular starts. */
export const EARTH: Box = { west: -180, south: -85, east: 180, north: 85 };

/** Requests the matching locations in a box. */
export function mapQuery(filters: Filters, box: Box, zoom: number) {
  return queryOptions({
    queryKey: ["locations", "map", filters, box, zoom],
    queryFn: ({ signal }): Promise<LocationMap> =>
      unwrap(api.GET("/api/v1/locations/map", { params: { query: { ...filters, ...box, zoom } }, signal })),
    placeholderData: keepPreviousData,
  });
}
