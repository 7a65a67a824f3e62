// Search parameters of the report page as React state.
import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ReportSearch } from "./search";

const route = getRouteApi("/dashboard/reports/$id");

/** Returns the id of the report, the open dialog, and a function that opens another or none. */
export function useReportSearch() {
  const { id } = route.useParams();
  const { dialog } = route.useSearch();
  const navigate = route.useNavigate();
  const open = useCallback(
    (next: ReportSearch["dialog"], options?: { replace?: boolean }) =>
      void navigate({ search: { dialog: next }, replace: options?.replace, resetScroll: false }),
    [navigate],
  );
  return { id, dialog, open };
}
