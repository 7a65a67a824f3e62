// The state of a report's page in its address: the open dialog. Pure.

export const DIALOGS = ["share", "rename", "delete"] as const;

/** Search parameters of the page. */
export interface ReportSearch {
  dialog?: (typeof DIALOGS)[number];
}

/** Reads an address. Anything that is not understood is left out. */
export function parseReportSearch(raw: Record<string, unknown>): ReportSearch {
  return { dialog: DIALOGS.find((dialog) => dialog === raw.dialog) };
}
