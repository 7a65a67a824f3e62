// Details of high zoom levels: county lines of the US, and names of towns. Only our own style has layers for them.
import type { FeatureCollection } from "geojson";
import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import { loadCounties } from "./outlines";
import placesUrl from "./places.txt?url";
import { COUNTIES_ZOOM, PLACES_ZOOM } from "./style";

const FILLED_SOURCES = new WeakSet<object>();
let places: Promise<FeatureCollection> | undefined;

/** Loads the visible parts that are missing. */
export async function showCloseUp(map: MapLibre) {
  await Promise.all([
    isOverUs(map) && fill(map, "counties", COUNTIES_ZOOM, loadCounties),
    fill(map, "places", PLACES_ZOOM, loadPlaces),
  ]);
}

async function fill(
  map: MapLibre,
  name: string,
  zoom: number,
  load: () => Promise<Parameters<GeoJSONSource["setData"]>[0]>,
) {
  const source = map.getSource<GeoJSONSource>(name);
  if (source?.type !== "geojson" || FILLED_SOURCES.has(source) || map.getZoom() < zoom) return;
  FILLED_SOURCES.add(source);
  try {
    source.setData(await load());
  } catch {
    FILLED_SOURCES.delete(source);
  }
}

/** Towns of the US, Canada, France, Belgium and Switzerland: name, latitude, longitude. */
function loadPlaces(): Promise<FeatureCollection> {
  places ??= readPlaces().catch((error: unknown) => {
    places = undefined;
    throw error;
  });
  return places;
}

async function readPlaces(): Promise<FeatureCollection> {
  const answer = await fetch(placesUrl);
  if (!answer.ok) throw new Error(`The names of towns could not be loaded (${answer.status}).`);
  const lines = (await answer.text()).trimEnd().split("\n");
  return {
    type: "FeatureCollection",
    features: lines.map((line) => {
      const [name = "", latitude, longitude] = line.split("\t");
      return {
        type: "Feature",
        properties: { name },
        geometry: { type: "Point", coordinates: [Number(longitude), Number(latitude)] },
      };
    }),
  };
}

function isOverUs(map: MapLibre): boolean {
  const { lng, lat } = map.getCenter().wrap();
  return lng < -65 && lat > 17 && lat < 72;
}
