// Map settings of this instance.
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "./api";

/** The style that the operator chose; it does not change while the app is open. */
export const instanceQuery = queryOptions({
  queryKey: ["instance"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/instance", { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});
