// Requests of the overview.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Overview = Schemas["Overview"];
export type WorstLocation = Schemas["WorstLocation"];
/** An activity entry of the organization. */
export type Activity = Schemas["Activity"];
export type ActivityKind = Activity["kind"];

/** A task that the user can do now. */
export type TodayLine = Schemas["TodayLine"];

/** Tasks of the reader, worst first. Any event may change them. */
export const todayQuery = queryOptions({
  queryKey: ["today"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/today", { signal }))).items,
});

/** All data of the overview, in one response. */
export const overviewQuery = queryOptions({
  queryKey: ["locations", "overview"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/overview", { signal })),
});
