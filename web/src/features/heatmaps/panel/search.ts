// Search parameters of a heatmap's page: scan, business, selected pin and comparison.
import { COLUMNS, type Column } from "./sorting";

export const TABS = ["competitors", "history", "pins"] as const;
export type Tab = (typeof TABS)[number];

const DIALOGS = ["delete", "share"] as const;
type Dialog = (typeof DIALOGS)[number];

/** Maximum length of an id and of a name in the address. */
const MAX_TEXT = 200;
/** Number of pins of the largest grid. */
const MAX_PINS = 441;

/** Search parameters. Defaults are left out, so that a plain page has a plain address. */
export interface PanelSearch {
  /** The scan on the map; the newest when absent. */
  scan?: string;
  /** The older scan that it is compared with. */
  compare?: string;
  /** The two scans of the comparison side by side, in place of the difference. */
  maps?: "both";
  /** Key of the competitor on the map. */
  rival?: string;
  /** The held pin, counted row by row. */
  pin?: number;
  tab?: Tab;
  sort?: Column;
  /** True for the weakest first. */
  reversed?: true;
  /** The open dialog. */
  dialog?: Dialog;
}

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parsePanelSearch(raw: Record<string, unknown>): PanelSearch {
  // An invalid value becomes undefined and stays present: the router merges this over the raw address.
  return {
    scan: text(raw.scan),
    compare: text(raw.compare),
    maps: raw.maps === "both" ? "both" : undefined,
    rival: text(raw.rival),
    pin: position(raw.pin),
    tab: TABS.find((tab) => tab === raw.tab && tab !== TABS[0]),
    sort: COLUMNS.find((column) => column === raw.sort && column !== COLUMNS[0]),
    reversed: raw.reversed === true || raw.reversed === "true" ? true : undefined,
    dialog: DIALOGS.find((dialog) => dialog === raw.dialog),
  };
}

function position(value: unknown): number | undefined {
  const at = Number(value ?? Number.NaN);
  return Number.isInteger(at) && at >= 0 && at < MAX_PINS ? at : undefined;
}

function text(value: unknown): string | undefined {
  // The router reads a number where only digits were typed.
  const read = typeof value === "number" ? String(value) : value;
  return typeof read === "string" ? read.trim().slice(0, MAX_TEXT) || undefined : undefined;
}
