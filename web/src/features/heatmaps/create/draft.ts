// Settings of new heatmaps while someone chooses them. Pure.
import type { Place } from "@/ui/map/view";
import type { NewPanels, RankAccount, RankProvider } from "../api";
import { convertRadius, MIN_ADAPTIVE_SIZE, PRESETS, type Unit, unitOf } from "../presets";

/** Maximum number of keywords at a time. */
export const MAX_KEYWORDS = 20;
/** Maximum characters of a keyword. */
export const MAX_KEYWORD_LENGTH = 80;

type Device = NonNullable<NewPanels["device"]>;
type Mode = NonNullable<NewPanels["mode"]>;
export type Schedule = NonNullable<NewPanels["schedule"]>;

export const SCHEDULES = ["none", "weekly", "fortnightly", "monthly", "daily"] as const satisfies Schedule[];
export const DEVICES = ["desktop", "mobile"] as const satisfies Device[];

/** The choices so far. */
export interface Draft {
  location: string | undefined;
  keywords: readonly string[];
  radius: number;
  unit: Unit;
  size: number;
  /** Null until the location is known, and where it has no position. */
  center: Place | null;
  /** Null for the first connected one. */
  provider: RankProvider | null;
  mode: Mode;
  device: Device;
  language: string;
  /** ISO code, or empty. */
  country: string;
  zoom: number;
  isAdaptive: boolean;
  schedule: Schedule;
}

const DEFAULT_PRESET = PRESETS[1] ?? { radius: { km: 2, mi: 1 }, size: 7 };
const ZOOM = 14;

/** Returns the choices at the start. */
export function startDraft(location: string | undefined, language: string): Draft {
  return {
    location,
    keywords: [],
    radius: DEFAULT_PRESET.radius.km,
    unit: "km",
    size: DEFAULT_PRESET.size,
    center: null,
    provider: null,
    mode: "queue",
    device: "desktop",
    language,
    country: "",
    zoom: ZOOM,
    isAdaptive: false,
    schedule: "none",
  };
}

/** Parts of a location that the settings start from. */
interface Origin {
  latitude: number | null;
  longitude: number | null;
  country: string | null;
}

/** Centers the grid on a location, in the unit of its country. */
export function centeredOn(draft: Draft, origin: Origin): Draft {
  const country = origin.country ?? "";
  const unit = unitOf(country);
  return {
    ...draft,
    unit,
    radius: convertRadius(draft.radius, draft.unit, unit),
    country,
    center: positionOf(origin),
  };
}

/** Returns the position of a location; null without one. */
export function positionOf({ latitude, longitude }: Omit<Origin, "country">): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Returns the keywords with those of a typed text: separated by commas or lines, each once whatever its case. */
export function withKeywords(keywords: readonly string[], text: string): string[] {
  const unique = [...keywords];
  for (const typed of text.split(/[,;\n]/)) {
    const keyword = typed.trim().replaceAll(/\s+/g, " ");
    const isKnown = unique.some((other) => other.toLowerCase() === keyword.toLowerCase());
    if (keyword !== "" && !isKnown) unique.push(keyword);
  }
  return unique;
}

/** Returns the account that scans would use. */
export function accountOf(draft: Draft, accounts: readonly RankAccount[]): RankAccount | undefined {
  if (draft.provider) return accounts.find(({ provider }) => provider === draft.provider);
  return accounts.find(({ is_connected }) => is_connected) ?? accounts[0];
}

/** Returns the request mode of an account; some have no queue. */
export function modeOf(draft: Draft, account: RankAccount): Mode {
  return account.queue_price_micros === null ? "live" : draft.mode;
}

/** Returns true when an adaptive scan is chosen and the grid is large enough for it. */
export const isAdaptive = (draft: Draft) => draft.isAdaptive && draft.size >= MIN_ADAPTIVE_SIZE;

/** Returns the request body; null while fields are missing. */
export function bodyOf(draft: Draft, account: RankAccount | undefined): Omit<NewPanels, "scan"> | null {
  const { location, keywords, center } = draft;
  if (location === undefined || keywords.length === 0 || center === null || !account) return null;
  const { device, language, country, zoom, size, radius, unit, schedule } = draft;
  return {
    location_id: location,
    keywords: [...keywords],
    provider: account.provider,
    mode: modeOf(draft, account),
    device,
    language,
    country: country || null,
    zoom,
    latitude: center.latitude,
    longitude: center.longitude,
    size,
    radius,
    unit,
    is_adaptive: isAdaptive(draft),
    schedule,
  };
}
