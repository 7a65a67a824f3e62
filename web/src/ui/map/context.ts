// React context with the MapLibre map.
import type { Map as MapLibre } from "maplibre-gl";
import { createContext, use } from "react";

export const MapContext = createContext<MapLibre | null>(null);

/** MapLibre map around this component, for uses that the props of MapView do not cover. */
export function useMap(): MapLibre {
  const map = use(MapContext);
  if (!map) throw new Error("useMap needs a MapView above it");
  return map;
}
