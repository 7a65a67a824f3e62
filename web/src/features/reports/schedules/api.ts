// Requests about schedules of reports.
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import type { NewSchedule, Schedule, SchedulePatch } from "../types";

/** Maximum number of schedules of one answer. */
const MAX_SCHEDULES = 200;

/** The schedules by name. */
export const schedulesQuery = queryOptions({
  queryKey: ["report_schedules", "list"],
  queryFn: ({ signal }) =>
    unwrap(api.GET("/api/v1/report-schedules", { params: { query: { limit: MAX_SCHEDULES } }, signal })),
});

/** The emails of a schedule, the newest first. */
export function sendsQuery(id: string) {
  return queryOptions({
    queryKey: ["report_schedules", "sends", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/report-schedules/{id}/sends", { params: { path: { id } }, signal })),
  });
}

/** Adds a schedule; the same key never adds it twice. */
export const addSchedule = (body: NewSchedule, key: string): Promise<Schedule> =>
  unwrap(api.POST("/api/v1/report-schedules", { body, params: { header: { "Idempotency-Key": key } } }));

/** Changes a schedule. */
export const changeSchedule = (id: string, body: SchedulePatch): Promise<Schedule> =>
  unwrap(api.PATCH("/api/v1/report-schedules/{id}", { params: { path: { id } }, body }));

/** Deletes a schedule. */
export const deleteSchedule = (id: string) =>
  unwrap(api.DELETE("/api/v1/report-schedules/{id}", { params: { path: { id } } }));
