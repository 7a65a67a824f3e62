// Refetches the queries that a live event names.
import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Refetches what is shown under a key. A first response that is still loading may be older than the event, and is not
 * canceled by an invalidation: it is asked for once more when it is here.
 */
export function refetch(client: QueryClient, queryKey?: QueryKey) {
  const filters = queryKey ? { queryKey } : {};
  for (const query of client.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" })) {
    if (query.state.data !== undefined) continue;
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(again, again);
  }
  void client.invalidateQueries(filters);
}
