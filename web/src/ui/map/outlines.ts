// The ground of the map that ships with the program: countries (Natural Earth) and US states and counties (US Census
// Bureau), so that a map needs no tile server. Loaded when a map is first shown.
import type { Feature, FeatureCollection, MultiLineString, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import countiesUrl from "us-atlas/counties-10m.json?url";
import statesUrl from "us-atlas/states-10m.json?url";
import countriesUrl from "world-atlas/countries-50m.json?url";

/** Layers of the plain style. */
export interface Outlines {
  land: FeatureCollection;
  /** Lines between countries. */
  borders: Feature<MultiLineString>;
  /** Lines between the states of the US. */
  states: Feature<MultiLineString>;
}

let outlines: Promise<Outlines> | undefined;
let counties: Promise<Feature<MultiLineString>> | undefined;

/** The outlines; requested once. */
export function loadOutlines(): Promise<Outlines> {
  outlines ??= readOutlines().catch((error: unknown) => {
    outlines = undefined;
    throw error;
  });
  return outlines;
}

/** Borders of US counties; loaded only at high zoom because of their size. */
export function loadCounties(): Promise<Feature<MultiLineString>> {
  counties ??= read(countiesUrl)
    .then((topology) => lines(topology, "counties"))
    .catch((error: unknown) => {
      counties = undefined;
      throw error;
    });
  return counties;
}

async function readOutlines(): Promise<Outlines> {
  const [world, us] = await Promise.all([read(countriesUrl), read(statesUrl)]);
  return {
    land: unwrapped(feature(world, objectOf(world, "countries"))),
    borders: lines(world, "countries"),
    states: lines(us, "states"),
  };
}

/** The rings of countries on both sides of the date line jump from one edge of the map to the other: here they go on. */
export function unwrapped(land: FeatureCollection): FeatureCollection {
  return {
    ...land,
    features: land.features.map((country) => {
      const { geometry } = country;
      if (geometry.type === "Polygon")
        return { ...country, geometry: { ...geometry, coordinates: geometry.coordinates.map(unwrapRing) } };
      if (geometry.type !== "MultiPolygon") return country;
      const coordinates = geometry.coordinates.map((polygon) => polygon.map(unwrapRing));
      return { ...country, geometry: { ...geometry, coordinates } };
    }),
  };
}

function unwrapRing(ring: Position[]): Position[] {
  let turns = 0;
  const points = ring.map(([longitude = 0, latitude = 0], at): Position => {
    const before = ring[at - 1]?.[0] ?? longitude;
    if (longitude - before > 180) turns -= 1;
    if (longitude - before < -180) turns += 1;
    return [longitude + 360 * turns, latitude];
  });
  // Around a pole the ring ends one turn further: it is closed along the edge of the map.
  const [first, last] = [points[0], points.at(-1)];
  if (turns === 0 || !first || !last) return points;
  const pole = (first[1] ?? 0) < 0 ? -90 : 90;
  return [...points, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}

async function read(url: string): Promise<Topology> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The outlines could not be loaded (${answer.status}).`);
  return (await answer.json()) as Topology;
}

/** Only lines with a neighbor on both sides, because coasts are drawn as the edge of the land. */
function lines(topology: Topology, name: string): Feature<MultiLineString> {
  const geometry = mesh(topology, objectOf(topology, name), (a, b) => a !== b);
  return { type: "Feature", properties: {}, geometry };
}

function objectOf(topology: Topology, name: string): GeometryCollection {
  return topology.objects[name] as GeometryCollection;
}
