// Requests about reports of reviews to their sites.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Report = Schemas["ReviewReport"];
export type ReportRule = Schemas["ReviewReportRule"];
export type ReportOutcome = Schemas["ReviewReportOutcome"];

/** Reports of a review, with the rules and the address for the next one. */
export function reportsQuery(id: string) {
  return queryOptions({
    queryKey: ["reviews", "reports", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/reviews/{id}/reports", { params: { path: { id } }, signal })),
  });
}

/** Notes that a review was reported; the same key never notes it twice. */
export function report(id: string, rule: ReportRule, idempotencyKey: string): Promise<Report> {
  const params = { path: { id }, header: { "Idempotency-Key": idempotencyKey } };
  return unwrap(api.POST("/api/v1/reviews/{id}/reports", { body: { rule }, params }));
}

/** Closes a report. */
export function closeReport(id: string, report_id: string, outcome: ReportOutcome): Promise<Report> {
  const params = { path: { id, report_id } };
  return unwrap(api.PATCH("/api/v1/reviews/{id}/reports/{report_id}", { body: { outcome }, params }));
}
