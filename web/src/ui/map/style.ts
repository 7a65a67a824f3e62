// Style of the shipped outlines, light and dark.
import type { FeatureCollection } from "geojson";
import type { StyleSpecification } from "maplibre-gl";
import type { Outlines } from "./outlines";

export type Theme = "light" | "dark";

type Part = "water" | "land" | "coast" | "border" | "county" | "town" | "name";

/** Hex, because MapLibre does not read OKLCH; the values follow tokens.css. */
const COLOURS: Record<Theme, Record<Part, string>> = {
  light: {
    water: "#dbe6ee",
    land: "#fbf8f2",
    coast: "#a9bccb",
    border: "#8fa0b0",
    county: "#d9d4c8",
    town: "#a39c8c",
    name: "#5c6672",
  },
  dark: {
    water: "#0b1522",
    land: "#1a2738",
    coast: "#3b5068",
    border: "#566b83",
    county: "#2b3b50",
    town: "#5f7186",
    name: "#9fb0c2",
  },
};

/** Colors of water and land, for every style of ours. */
export const GROUND: Record<Theme, Pick<Record<Part, string>, "water" | "land">> = COLOURS;

const EMPTY_COLLECTION: FeatureCollection = { type: "FeatureCollection", features: [] };
const ATTRIBUTION = `${source("Natural Earth", "https://www.naturalearthdata.com")}, US Census Bureau`;

/** Attribution of postal codes and cities on every background; GeoNames also names the towns of ours. */
export const POSITIONS = [
  source("SimpleMaps", "https://simplemaps.com/data/us-zips"),
  `${source("La Poste", "https://datanova.laposte.fr")} (ODbL)`,
  `${source("GeoNames", "https://www.geonames.org")} (CC BY 4.0)`,
].join(", ");

/** The zoom from which county lines help. */
export const COUNTIES_ZOOM = 6;

/** Minimum zoom for the names of towns. */
export const PLACES_ZOOM = 7.5;

/** The built-in style without external resources. Counties and towns are loaded at high zoom. */
export function outlineStyle({ land, borders, states }: Outlines, theme: Theme): StyleSpecification {
  const { water, land: ground, coast, border, county, town, name } = COLOURS[theme];
  return {
    version: 8,
    sources: {
      land: { type: "geojson", data: land, attribution: ATTRIBUTION, tolerance: 0.2 },
      borders: { type: "geojson", data: borders },
      states: { type: "geojson", data: states },
      counties: { type: "geojson", data: EMPTY_COLLECTION },
      places: { type: "geojson", data: EMPTY_COLLECTION },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": water } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": ground } },
      { id: "coast", type: "line", source: "land", paint: { "line-color": coast, "line-width": 0.8 } },
      {
        id: "counties",
        type: "line",
        source: "counties",
        minzoom: COUNTIES_ZOOM,
        paint: { "line-color": county, "line-width": 1 },
      },
      {
        id: "states",
        type: "line",
        source: "states",
        paint: { "line-color": border, "line-width": 0.8, "line-dasharray": [3, 2] },
      },
      { id: "borders", type: "line", source: "borders", paint: { "line-color": border, "line-width": 1.2 } },
      {
        id: "towns",
        type: "circle",
        source: "places",
        minzoom: PLACES_ZOOM,
        paint: { "circle-radius": 1.8, "circle-color": town },
      },
      {
        id: "names",
        type: "symbol",
        source: "places",
        minzoom: PLACES_ZOOM,
        layout: {
          "text-field": ["get", "name"],
          // Uses fonts of the device, because there is no glyph server.
          "text-font": ["sans-serif"],
          "text-size": 11,
          "text-anchor": "left",
          "text-offset": [0.5, 0],
          "text-padding": 8,
        },
        paint: { "text-color": name, "text-halo-color": ground, "text-halo-width": 1.2 },
      },
    ],
  };
}

/** A credit as the map's own control takes it. */
export function source(name: string, href: string): string {
  return `<a href="${href}" target="_blank" rel="noopener">${name}</a>`;
}
