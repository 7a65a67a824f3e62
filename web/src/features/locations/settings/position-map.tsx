// The small map of the settings.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { instanceQuery } from "@/lib/instance";
import { MapView } from "@/ui/map/map";
import { Pin } from "@/ui/map/pin";
import type { Place } from "@/ui/map/view";

/** Centers of the most frequent countries, as a fallback. */
const COUNTRIES: Record<string, Place & { zoom: number }> = {
  US: { latitude: 39.5, longitude: -98.4, zoom: 2.4 },
  CA: { latitude: 58, longitude: -98, zoom: 2 },
  FR: { latitude: 46.6, longitude: 2.4, zoom: 4.2 },
  BE: { latitude: 50.6, longitude: 4.6, zoom: 6 },
  CH: { latitude: 46.8, longitude: 8.2, zoom: 6 },
  GB: { latitude: 54, longitude: -2.6, zoom: 4 },
  DE: { latitude: 51.2, longitude: 10.4, zoom: 4.4 },
};
/** About 10 cm; more digits say nothing. */
const DIGITS = 6;
const WORLD = { latitude: 25, longitude: 0, zoom: 1 };
const EXACT_ZOOM = 9;
const ROUGH_ZOOM = 7.5;

export interface PositionMapProps {
  label: string;
  place: Place | null;
  isApproximate: boolean;
  /** ISO code, or empty. */
  country: string;
  onChange?: ((place: Place) => void) | undefined;
}

/** A map with one pin; a press on the map moves it. */
export function PositionMap({ label, place, isApproximate, country, onChange }: PositionMapProps) {
  const start = startOf(place, isApproximate, country);
  const key = keyOf(place, country);
  const [view, setView] = useState({ key, start });
  // Moving the pin does not move the map; only other changes of the position do.
  if (key !== view.key) setView({ key, start });
  const instance = useQuery(instanceQuery);
  const move = (to: Place) => {
    const moved = { longitude: rounded(to.longitude), latitude: rounded(to.latitude) };
    setView({ key: keyOf(moved, country), start: view.start });
    onChange?.(moved);
  };
  return (
    <MapView
      label={label}
      center={view.start}
      zoom={view.start.zoom}
      styleUrl={instance.data?.map_style ?? null}
      tilesUrl={instance.data?.map_tiles ?? null}
      isEmbedded
      {...(onChange ? { onPress: move } : {})}
      className="h-56 rounded-lg border border-line"
    >
      {place && <Pin {...place} isApproximate={isApproximate} {...(onChange ? { onChange: move } : {})} />}
    </MapView>
  );
}

function startOf(place: Place | null, isApproximate: boolean, country: string): Place & { zoom: number } {
  if (place) return { ...place, zoom: isApproximate ? ROUGH_ZOOM : EXACT_ZOOM };
  return COUNTRIES[country] ?? WORLD;
}

function keyOf(place: Place | null, country: string): string {
  return place ? `${place.latitude} ${place.longitude}` : country;
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
