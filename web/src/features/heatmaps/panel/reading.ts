// The figures of one business in one scan, as the page shows and explains them. Pure.
import type { Change, Figures, MetricChange, Panel, Pin } from "../api";
import { centerOf, type Tally, tally } from "./ranks";

/** The figures in the order of the page. */
export const FIGURES = ["solv", "atrp", "arp", "found", "visibility", "center", "reach", "coverage"] as const;
export type Figure = (typeof FIGURES)[number];

/** Values of the figures, and the counts behind them. */
export interface Reading {
  solv: number | null;
  atrp: number | null;
  arp: number | null;
  found: number;
  measured: number;
  visibility: number | null;
  center: Pin | undefined;
  reachMean: number | null;
  reachMax: number | null;
  coverage: number | null;
  /** Unit of distances. */
  unit: Panel["unit"];
  counts: Tally;
  /** True for the weighted figures of an adaptive scan. */
  isEstimated: boolean;
}

interface Coordinates {
  longitude: number;
  latitude: number;
}

const EARTH_RADIUS = 6_371_008.8;

/** Returns the figures of a business from its pins. The measured business passes `figures` of the server. */
export function readingOf(
  { pins, unit }: { pins: readonly Pin[]; unit: Panel["unit"] },
  business: Coordinates | null,
  figures: Figures | null,
): Reading {
  const counts = tally(pins);
  const reach = business ? reachOf(pins, business) : null;
  const { solv, atrp, arp, visibility, coverage } = figures ?? counts;
  return {
    solv,
    atrp,
    arp,
    visibility,
    coverage,
    found: figures?.found_in ?? counts.found,
    measured: figures?.measured ?? counts.measured,
    center: centerOf(pins),
    reachMean: figures ? figures.reach_mean_m : (reach?.mean ?? null),
    reachMax: figures ? figures.reach_max_m : (reach?.max ?? null),
    unit,
    counts,
    isEstimated: figures?.is_estimated ?? false,
  };
}

/** Returns the mean and maximum distance in meters from a business to its pins in the top 3; null without any. */
export function reachOf(pins: readonly Pin[], business: Coordinates): { mean: number; max: number } | null {
  const distances = pins
    .filter(({ state, rank }) => state === "rank" && rank !== null && rank <= 3)
    .map((pin) => distance(business, pin));
  if (distances.length === 0) return null;
  const sum = distances.reduce((total, each) => total + each, 0);
  return { mean: Math.round(sum / distances.length), max: Math.round(Math.max(...distances)) };
}

function distance(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const up = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const half = up + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * across;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(half));
}

/** Returns the measured change of a figure; null for figures without a verdict. */
export function changeOf(figure: Figure, change: Change | null): MetricChange | null {
  if (!change) return null;
  if (figure === "found") return change.top20;
  return figure === "solv" || figure === "atrp" || figure === "visibility" ? change[figure] : null;
}

/** Returns true when a change of a figure is for the better. */
export function isBetter(figure: Figure, delta: number): boolean {
  const isSmallBest = figure === "atrp" || figure === "arp" || figure === "center";
  return isSmallBest ? delta < 0 : delta > 0;
}
