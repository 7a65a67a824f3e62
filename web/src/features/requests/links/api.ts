// Requests about the public links of locations and their landing pages.
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import type { NewLink, ReviewLinks } from "../types";

/** The public links of a location in their order, and the sources that may be added. */
export function linksQuery(location: string) {
  return queryOptions({
    queryKey: ["requests", "links", location],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/locations/{id}/review-links", {
          params: { path: { id: location } },
          signal,
        }),
      ),
  });
}

/** Replaces the public links of a location. */
export function saveLinks(location: string, items: NewLink[]): Promise<ReviewLinks> {
  return unwrap(
    api.PUT("/api/v1/locations/{id}/review-links", {
      body: { items },
      params: { path: { id: location } },
    }),
  );
}

/** The landing page of a location, with its QR code. */
export function pageQuery(location: string) {
  return queryOptions({
    queryKey: ["requests", "page", location],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/locations/{id}/review-page", {
          params: { path: { id: location } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
