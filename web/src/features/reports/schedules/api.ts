// Requests about schedules of reports.
import { queryOptions } from "@tanstack/react-query";
import { send } from "../api";
import type { NewSchedule, ReportSend, Schedule, SchedulePatch } from "../types";

/** The schedules by name. */
export const schedulesQuery = queryOptions({
  queryKey: ["report_schedules", "list"],
  queryFn: ({ signal }) => send<{ items: Schedule[] }>("GET", "/report-schedules", undefined, { signal }),
});

/** The emails of a schedule, the newest first. */
export function sendsQuery(id: string) {
  return queryOptions({
    queryKey: ["report_schedules", "sends", id],
    queryFn: ({ signal }) =>
      send<{ items: ReportSend[] }>("GET", `/report-schedules/${encodeURIComponent(id)}/sends`, undefined, {
        signal,
      }),
  });
}

/** Adds a schedule. */
export const addSchedule = (body: NewSchedule) => send<Schedule>("POST", "/report-schedules", body);

/** Changes a schedule. */
export const changeSchedule = (id: string, body: SchedulePatch) =>
  send<Schedule>("PATCH", `/report-schedules/${encodeURIComponent(id)}`, body);

/** Deletes a schedule. */
export const deleteSchedule = (id: string) =>
  send<void>("DELETE", `/report-schedules/${encodeURIComponent(id)}`);
