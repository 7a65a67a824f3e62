// The plan of the organization.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type PlanUse = Schemas["PlanUse"];

/** The plan and its usage. */
export const planQuery = queryOptions({
  queryKey: ["organisation", "plan"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/plan", { signal })),
  // Every location counts.
  staleTime: 0,
});
