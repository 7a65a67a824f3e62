// Style of the street map that the operator provides as a PMTiles file. Loaded only where there is one.
import { layers, namedFlavor } from "@protomaps/basemaps";
import { addProtocol, type LayerSpecification, type StyleSpecification } from "maplibre-gl";
import { Protocol } from "pmtiles";
import type { Language } from "@/lib/preferences";
import { GROUND, source, type Theme } from "./style";

/** Layers that need pictures, which come from elsewhere. */
const WITH_PICTURES = ["pois", "roads_oneway", "roads_shields", "address_label"];

let isRegistered = false;

/** Returns the style that reads the file at `path` of this site. */
export function streetStyle(path: string, theme: Theme, language: Language): StyleSpecification {
  if (!isRegistered) {
    addProtocol("pmtiles", new Protocol().tile);
    isRegistered = true;
  }
  return {
    version: 8,
    sources: {
      streets: {
        type: "vector",
        url: `pmtiles://${new URL(path, location.origin).href}`,
        attribution: `© ${source("OpenStreetMap contributors", "https://www.openstreetmap.org/copyright")}`,
      },
    },
    layers: streetLayers(theme, language),
  };
}

/** The layers without pictures, in the colors of the theme. */
export function streetLayers(theme: Theme, language: Language): LayerSpecification[] {
  const { water, land } = GROUND[theme];
  const flavor = { ...namedFlavor(theme), background: water, water, earth: land };
  return (layers("streets", flavor, { lang: language }) as LayerSpecification[])
    .filter(({ id }) => !WITH_PICTURES.includes(id))
    .map((layer) => (layer.type === "symbol" ? withDeviceFont(layer, language) : layer));
}

type SymbolLayer = Extract<LayerSpecification, { type: "symbol" }>;

/** Names use fonts of the device, because there is no glyph server. */
function withDeviceFont(layer: SymbolLayer, language: Language): SymbolLayer {
  const layout = Object.entries(layer.layout ?? {}).filter(([name]) => !name.startsWith("icon-"));
  return {
    ...layer,
    layout: {
      ...Object.fromEntries(layout),
      "text-field": ["coalesce", ["get", `name:${language}`], ["get", "name"]],
      "text-font": ["sans-serif"],
    },
  };
}
