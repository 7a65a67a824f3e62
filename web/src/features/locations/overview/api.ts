// Requests of the overview.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Overview = Schemas["Overview"];
export type WorstLocation = Schemas["WorstLocation"];
/** Something that happened in the organization. */
export type Activity = Schemas["Activity"];
export type ActivityKind = Activity["kind"];

/** Something that the reader can do now. */
export type TodayLine = Schemas["TodayLine"];

/** Tasks of the reader, worst first. Any event may change them. */
export const todayQuery = queryOptions({
  queryKey: ["today"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/today", { signal }))).items,
});

/** Everything the overview shows, in one answer. */
export const overviewQuery = queryOptions({
  queryKey: ["locations", "overview"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/overview", { signal })),
});
