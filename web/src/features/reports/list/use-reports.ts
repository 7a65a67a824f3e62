// The list of reports that an address asks for.
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReportFilters, reportsQuery } from "../api";
import { isNarrowed, type ReportsSearch } from "../search";

/** Returns the list with the filters of an address. */
export function useReports(search: ReportsSearch) {
  return useInfiniteQuery(reportsQuery(filtersOf(search)));
}

/** Returns true when the organization has no report. */
export function useIsEmpty(search: ReportsSearch): boolean {
  const { data } = useReports(search);
  return data?.pages[0]?.items.length === 0 && !isNarrowed(search);
}

function filtersOf({ location, template, q }: ReportsSearch): ReportFilters {
  return { ...(location && { location }), ...(template && { template }), ...(q && { search: q }) };
}
