// The screens of reports.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { parseReportsSearch } from "@/features/reports/search";
import { parseReportSearch } from "@/features/reports/view/search";
import { allowed } from "../allowed";
import { dashboard } from "./base";

const reports = createRoute({
  getParentRoute: () => dashboard,
  path: "/reports",
  validateSearch: parseReportsSearch,
  component: allowed(
    "see_reports",
    lazyRouteComponent(() => import("@/features/reports/page"), "ReportsPage"),
  ),
});

const report = createRoute({
  getParentRoute: () => dashboard,
  path: "/reports/$id",
  validateSearch: parseReportSearch,
  component: allowed(
    "see_reports",
    lazyRouteComponent(() => import("@/features/reports/view/page"), "ReportPage"),
  ),
});

/** The list of reports and a report. */
export const reportRoutes = [reports, report] as const;
