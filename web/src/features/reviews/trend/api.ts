// Request of the reviews by month.
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";

/** The reviews of the last twelve months, of all locations or of one. */
export function trendQuery(location: string | undefined) {
  return queryOptions({
    queryKey: ["reviews", "trend", location ?? null],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/reviews/trend", { params: { query: { location } }, signal })),
  });
}
