// Refetches the queries that a live event names.
import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Refetches the queries of a key. A first response that is still loading may be older than the event, and an
 * invalidation does not cancel it, so the query is refetched after the response.
 */
export function refetch(client: QueryClient, queryKey?: QueryKey) {
  const filters = queryKey ? { queryKey } : {};
  for (const query of client.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" })) {
    if (query.state.data !== undefined) continue;
    const invalidate = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(invalidate, invalidate);
  }
  void client.invalidateQueries(filters);
}
