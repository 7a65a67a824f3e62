// Presets of areas, and sizes and radii of grids, that the dialog for new heatmaps offers. Pure.
import type { NewPanels } from "./api";

export type Unit = NewPanels["unit"];

/** Preset area around a location. */
export interface Preset {
  id: "center" | "neighborhood" | "town" | "region";
  /** Radius by unit. */
  radius: Record<Unit, number>;
  /** Recommended number of rows of the grid. */
  size: number;
}

/** Presets, from the smallest area to the largest. */
export const PRESETS: readonly Preset[] = [
  { id: "center", radius: { km: 1, mi: 0.5 }, size: 7 },
  { id: "neighborhood", radius: { km: 2, mi: 1 }, size: 7 },
  { id: "town", radius: { km: 5, mi: 3 }, size: 9 },
  { id: "region", radius: { km: 15, mi: 10 }, size: 11 },
];

/** Sizes of grids in rows. They are odd, so that one pin is at the center. */
export const SIZES: readonly number[] = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21];

/** Minimum number of rows of a grid for an adaptive scan. */
export const MIN_ADAPTIVE_SIZE = 11;

/** Steps of the radius slider, the same for kilometers and miles. Small radii have smaller steps. */
export const RADII: readonly number[] = [
  0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100,
];

/** Meters per unit. */
export const METERS_PER_UNIT: Record<Unit, number> = { km: 1000, mi: 1609.344 };
/** Countries that measure distances in miles. */
const MILE_COUNTRIES = ["US", "GB", "LR", "MM"];

/** Returns the unit of distances in a country. */
export function unitOf(country: string): Unit {
  return MILE_COUNTRIES.includes(country) ? "mi" : "km";
}

/** Returns the id of the preset with this radius; undefined for any other radius. */
export function presetOf(radius: number, unit: Unit): Preset["id"] | undefined {
  return PRESETS.find((preset) => preset.radius[unit] === radius)?.id;
}

/** Converts a radius: that of a preset to the radius of the preset in the other unit, any other to the nearest step. */
export function convertRadius(radius: number, from: Unit, to: Unit): number {
  if (from === to) return radius;
  const preset = PRESETS.find((each) => each.radius[from] === radius);
  if (preset) return preset.radius[to];
  const exact = (radius * METERS_PER_UNIT[from]) / METERS_PER_UNIT[to];
  return nearestRadius(exact);
}

/** Returns the step of the slider that is nearest to a radius. */
export function nearestRadius(radius: number): number {
  return RADII.reduce((best, each) => (Math.abs(each - radius) < Math.abs(best - radius) ? each : best));
}

/** Returns the distance between neighboring pins in meters. */
export function spacingOf(radius: number, unit: Unit, size: number): number {
  return (2 * radius * METERS_PER_UNIT[unit]) / (size - 1);
}
