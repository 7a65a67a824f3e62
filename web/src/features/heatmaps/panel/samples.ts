// Panels, scans and businesses for tests.
import type { Business, Panel, Pin, RankAccounts, Scan, ScanDetail } from "../api";

export const CITY = { latitude: 45.764, longitude: 4.8357 };

/** A grid of 7 × 7 pins, 2 km around Lyon. */
export const PANEL: Panel = {
  id: "p1",
  location_id: "l1",
  location_name: "Maison Laurier",
  location_city: "Lyon",
  keyword: "boulangerie artisanale",
  provider: "dataforseo",
  device: "mobile",
  language: "fr",
  country: "FR",
  zoom: 14,
  ...CITY,
  size: 7,
  radius: 2,
  unit: "km",
  excluded: [],
  mode: "queue",
  is_adaptive: false,
  schedule: "weekly",
  is_paused: false,
  next_scan_at: null,
  created_at: "2026-08-01T10:00:00Z",
  latest_scan_id: null,
  latest_at: null,
  atrp: null,
  solv: null,
  change: null,
  trend: [],
  open_scan_id: null,
};

/** A complete scan. */
export function scan(changes: Partial<Scan>): Scan {
  return {
    id: "s1",
    panel_id: "p1",
    state: "complete",
    code: null,
    cause: "manual",
    mode: "queue",
    is_adaptive: false,
    price_micros: 600,
    cost_micros: 31_200,
    pins: 52,
    answered: 52,
    created_at: "2026-11-23T10:00:00Z",
    started_at: "2026-11-23T10:00:00Z",
    finished_at: "2026-11-23T10:05:00Z",
    change: null,
    figures: {
      measured: 49,
      expected: 49,
      found_in: 45,
      arp: 5.1,
      atrp: 6.4,
      solv: 40,
      top10: 80,
      top20: 91.84,
      visibility: 70,
      center: 1,
      coverage: 100,
      effective: 49,
      is_estimated: false,
      reach_mean_m: 900,
      reach_max_m: 1900,
      rivals_in_top3: 12,
      competitors: 58,
      max_solv: 40,
      opportunity: 0,
    },
    ...changes,
  };
}

/** A business in the answers. */
export function business(changes: Partial<Business>): Business {
  return {
    name: "Maison Laurier",
    is_own: false,
    is_unsure: false,
    place_id: "ChIJ1",
    ...CITY,
    rating: 4.5,
    reviews: 120,
    category: "Boulangerie",
    found_in: 45,
    top3: 20,
    best: 1,
    arp: 5.1,
    atrp: 6.4,
    solv: 40,
    ...changes,
  };
}

/** Three businesses that every column orders differently. */
export const BUSINESSES: readonly Business[] = [
  business({ name: "a", solv: 10, arp: 2, rating: 4.5, reviews: 900, found_in: 5 }),
  business({ name: "b", solv: 30, arp: null, rating: null, reviews: 80, found_in: 40 }),
  business({ name: "c", solv: null, arp: 4, rating: 4, reviews: 70, found_in: 20 }),
];

export const ACCOUNTS: RankAccounts = {
  items: [
    {
      provider: "dataforseo",
      is_connected: true,
      is_simulated: false,
      hint: null,
      checked_at: null,
      code: null,
      balance_micros: null,
      queue_price_micros: 600,
      live_price_micros: 2000,
    },
  ],
  budget: { cap_micros: 20_000_000, spent_micros: 0, reserved_micros: 0 },
};

/** Returns the pins of a grid of ranks; null is absent, other words are states. */
export function gridOf(rows: readonly (readonly (number | null | Pin["state"])[])[]): Pin[] {
  return rows.flatMap((cells, row) =>
    cells.map((cell, column): Pin => {
      const state = cell === null ? "absent" : typeof cell === "number" ? "rank" : cell;
      const rank = typeof cell === "number" ? cell : null;
      return { row, column, ...CITY, state, rank, top: [] };
    }),
  );
}

/** A scan of a grid of 3 × 3 pins with two businesses: ours is second at the first pin. */
export function detail(changes: Partial<ScanDetail>): ScanDetail {
  const grid = gridOf([
    [2, 4, null],
    [1, 1, "missing"],
    [5, 3, 12],
  ]).map((pin, at) => (at === 0 ? { ...pin, top: [1, 0] } : pin));
  const rival = business({
    name: "Chez Marius",
    place_id: "ChIJ2",
    solv: 12.5,
    arp: 3,
    found_in: 1,
    top3: 1,
  });
  return {
    ...scan({}),
    panel: PANEL,
    spacing_m: 2000,
    grid,
    businesses: [business({ is_own: true }), rival],
    ...changes,
  };
}
