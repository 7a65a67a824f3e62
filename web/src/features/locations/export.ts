// Saves the list as a CSV file.
import { authFetch, expectOk } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import type { Filters, LocationSort } from "./search";

/** Rows to export: some, or all that match except some. */
export type ExportScope =
  | { ids: readonly string[]; sort: LocationSort }
  | { filters: Filters; except: readonly string[]; sort: LocationSort };

/** Maximum number of ids per request. */
const MAX_IDS = 1000;

/** Asks for the file and hands it to the browser under the server's name. */
export async function exportLocations(scope: ExportScope) {
  const [first, ...others] = await Promise.all(
    requestsOf(scope).map(async (query) => expectOk(await authFetch(`/api/v1/locations/export?${query}`))),
  );
  if (!first) return;
  const parts = [
    await first.blob(),
    ...(await Promise.all(others.map(async (part) => withoutHeader(await part.text())))),
  ];
  saveFile(new Blob(parts, { type: "text/csv" }), first, "locations-export.csv");
}

/** Downloads the empty file with the right headers. */
export async function downloadTemplate() {
  const response = await expectOk(await authFetch("/api/v1/locations/template"));
  saveFile(await response.blob(), response, "locations-template.csv");
}

/** The queries of an export: one, or several for more ids than one request may name. */
export function requestsOf(scope: ExportScope): URLSearchParams[] {
  if ("filters" in scope) {
    const except = scope.except.join(",") || undefined;
    const given = Object.entries({ ...scope.filters, sort: scope.sort, except });
    return [
      new URLSearchParams(
        given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      ),
    ];
  }
  const starts = Array.from({ length: Math.ceil(scope.ids.length / MAX_IDS) }, (_, at) => at * MAX_IDS);
  return starts.map(
    (start) =>
      new URLSearchParams({ ids: scope.ids.slice(start, start + MAX_IDS).join(","), sort: scope.sort }),
  );
}

/** A CSV text without its first line, to be put after another. */
export function withoutHeader(text: string): string {
  return text.slice(text.indexOf("\n") + 1);
}
