// Kinds of area and sizes of grids that the dialog offers. Pure.
import type { NewPanels } from "./api";

export type Unit = NewPanels["unit"];

/** Kind of area around a location. */
export interface Preset {
  id: "center" | "neighborhood" | "town" | "region";
  /** Radius by unit. */
  radius: Record<Unit, number>;
  /** Rows of the grid that suit the area. */
  size: number;
}

/** From the smallest area to the largest. */
export const PRESETS: readonly Preset[] = [
  { id: "center", radius: { km: 1, mi: 0.5 }, size: 7 },
  { id: "neighborhood", radius: { km: 2, mi: 1 }, size: 7 },
  { id: "town", radius: { km: 5, mi: 3 }, size: 9 },
  { id: "region", radius: { km: 15, mi: 10 }, size: 11 },
];

/** Sizes of grids: all odd numbers of rows, so that one pin is at the center. */
export const SIZES: readonly number[] = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21];

/** Minimum number of rows for an adaptive scan. */
export const MIN_ADAPTIVE = 11;

/** Radii of the slider, in either unit: fine steps near the location, coarse ones far from it. */
export const RADII: readonly number[] = [
  0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100,
];

/** Meters of each unit. */
export const METERS: Record<Unit, number> = { km: 1000, mi: 1609.344 };
const IMPERIAL = ["US", "GB", "LR", "MM"];

/** Returns the unit in which people of a country measure distances. */
export function unitOf(country: string): Unit {
  return IMPERIAL.includes(country) ? "mi" : "km";
}

/** Returns the preset of a radius; undefined for a radius between them. */
export function presetOf(radius: number, unit: Unit): Preset["id"] | undefined {
  return PRESETS.find((preset) => preset.radius[unit] === radius)?.id;
}

/** Returns the nearest radius of the slider for the same distance in the other unit. */
export function convert(radius: number, from: Unit, to: Unit): number {
  if (from === to) return radius;
  const preset = PRESETS.find((each) => each.radius[from] === radius);
  if (preset) return preset.radius[to];
  const exact = (radius * METERS[from]) / METERS[to];
  return nearest(exact);
}

/** Returns the step of the slider that is nearest to a radius. */
export function nearest(radius: number): number {
  return RADII.reduce((best, each) => (Math.abs(each - radius) < Math.abs(best - radius) ? each : best));
}

/** Returns the distance between neighboring pins in meters. */
export function spacingOf(radius: number, unit: Unit, size: number): number {
  return (2 * radius * METERS[unit]) / (size - 1);
}
