// Things at a place on the map, drawn by React.
import { Marker as MapLibreMarker, type PositionAnchor } from "maplibre-gl";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useMap } from "./context";
import type { Place } from "./view";

export interface MarkerProps extends Place {
  /** Anchor point of the content. */
  anchor?: PositionAnchor;
  /** Called with the new place after a drag; without it the marker stays put. */
  onDrag?: (place: Place) => void;
  children: ReactNode;
}

/** Puts its content at a place. A button inside is reached by keyboard as any other. */
export function Marker({ longitude, latitude, anchor = "center", onDrag, children }: MarkerProps) {
  const map = useMap();
  const [element] = useState(() => document.createElement("div"));
  const [marker, setMarker] = useState<MapLibreMarker | null>(null);
  const isDraggable = onDrag !== undefined;
  const tellDrag = useEffectEvent((place: Place) => onDrag?.(place));
  const place = useEffectEvent((made: MapLibreMarker) => made.setLngLat([longitude, latitude]));

  useEffect(() => {
    const made = new MapLibreMarker({ element, anchor, draggable: isDraggable });
    place(made).addTo(map);
    // MapLibre gives each marker the image role and a name; our markers have their own.
    for (const name of ["role", "aria-label", "tabindex"]) element.removeAttribute(name);
    made.on("dragend", () => {
      const { lng, lat } = made.getLngLat().wrap();
      tellDrag({ longitude: lng, latitude: lat });
    });
    setMarker(made);
    return () => {
      setMarker(null);
      made.remove();
    };
  }, [map, element, anchor, isDraggable]);

  useEffect(() => {
    marker?.setLngLat([longitude, latitude]);
  }, [marker, longitude, latitude]);
  return createPortal(children, element);
}
