// Creates and manages the MapLibre map of a MapView.
import {
  Map as MapLibre,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useI18n } from "@/lib/i18n";
import type { Language } from "@/lib/preferences";
import { showCloseUp } from "./close-up";
import { loadOutlines } from "./outlines";
import { outlineStyle, POSITIONS, type Theme } from "./style";
import { useTheme } from "./use-theme";
import { type Box, boundsOf, type Place, type View, viewOf } from "./view";
import { useMapWords } from "./words";

// The worker must be a file of our own, because the content policy forbids workers created from text.
setWorkerUrl(workerUrl);

/** Margins around a box in pixels, and the maximum zoom to show it at. */
export interface Fit {
  padding: number | { top: number; right: number; bottom: number; left: number };
  maxZoom: number;
}

/** Position, style and callbacks of a map. */
export interface MapOptions {
  /** Center at the start; a change moves the map. */
  center: Place;
  /** 0 (the world) to 18. */
  zoom: number;
  /** Box to fit, instead of center and zoom; a new object moves the map. */
  box?: Box | null;
  /** Maximum zoom when a box is shown. */
  fit?: Fit;
  /** Address of a MapLibre style; ours when absent. */
  styleUrl?: string | null;
  /** Path of a PMTiles file with streets, used when there is no `styleUrl`. */
  tilesUrl?: string | null;
  /** Inside a page that scrolls: the wheel and one finger then scroll the page, not the map. */
  isEmbedded?: boolean;
  /** Called once with the visible area, then after each move. */
  onMove?: (view: View) => void;
  /** A press on the ground, not on a marker. */
  onPress?: (place: Place) => void;
}

/** The map in `container`, once it is made; and whether it could not be. */
export function useMapLibre(
  container: RefObject<HTMLDivElement | null>,
  label: string,
  { center, zoom, box, fit = FIT, styleUrl, tilesUrl, isEmbedded = false, onMove, onPress }: MapOptions,
) {
  const words = useMapWords();
  const { language } = useI18n();
  const theme = useTheme();
  const [map, setMap] = useState<MapLibre | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const style = useStyle(
    { styleUrl: styleUrl ?? null, tilesUrl: tilesUrl ?? null, theme, language },
    setFailed,
  );
  const tellMove = useEffectEvent((made: MapLibre) => onMove?.(viewOf(made)));
  const tellPress = useEffectEvent((place: Place) => onPress?.(place));
  const hasStyle = style !== null;
  const firstStyle = useRef(style);

  const make = useEffectEvent((element: HTMLDivElement) => {
    firstStyle.current = style;
    return new MapLibre({
      container: element,
      ...(style === null ? {} : { style }),
      center: [center.longitude, center.latitude],
      zoom,
      ...(box ? { bounds: boundsOf(box), fitBoundsOptions: fit } : {}),
      minZoom: 0,
      maxZoom: 18,
      maxPitch: 0,
      dragRotate: false,
      pitchWithRotate: false,
      rollEnabled: false,
      cooperativeGestures: isEmbedded,
      attributionControl: { compact: false, customAttribution: POSITIONS },
      locale: {
        "Map.Title": label,
        "Marker.Title": words.marker,
        "NavigationControl.ZoomIn": words.zoom_in,
        "NavigationControl.ZoomOut": words.zoom_out,
        "AttributionControl.ToggleAttribution": words.attribution,
        "CooperativeGesturesHandler.WindowsHelpText": words.ctrl_scroll,
        "CooperativeGesturesHandler.MacHelpText": words.command_scroll,
        "CooperativeGesturesHandler.MobileHelpText": words.two_fingers,
      },
    });
  });

  // The controls are named when they are made: another language needs another map.
  useEffect(() => {
    const element = container.current;
    if (!element || !hasStyle) return;
    let made: MapLibre;
    try {
      made = make(element);
    } catch {
      setFailed(true);
      return;
    }
    const unit = language === "fr" || !navigator.language.endsWith("US") ? "metric" : "imperial";
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    made.addControl(new NavigationControl({ showCompass: false }), "top-right");
    // On the small map of a form it would cover the names of towns.
    if (!isEmbedded) made.addControl(new ScaleControl({ unit, maxWidth: 120 }), "bottom-left");
    made.once("load", () => tellMove(made));
    made.on("moveend", () => tellMove(made));
    let fillings = 0;
    const fill = async () => {
      fillings += 1;
      delete element.dataset.ready;
      await showCloseUp(made);
      fillings -= 1;
      // Triggers another idle event with the loaded parts.
      made.triggerRepaint();
    };
    made.on("movestart", () => delete element.dataset.ready);
    made.on("moveend", () => void fill());
    made.on("styledata", () => void fill());
    made.on("click", ({ lngLat, originalEvent }) => {
      if (originalEvent.target === made.getCanvas())
        tellPress({ longitude: lngLat.wrap().lng, latitude: lngLat.lat });
    });
    made.on("idle", () => {
      if (fillings === 0) element.dataset.ready = "true";
    });
    setMap(made);
    return () => {
      setMap(null);
      delete element.dataset.ready;
      made.remove();
    };
  }, [container, hasStyle, language, isEmbedded]);

  useEffect(() => {
    if (map && style !== null && style !== firstStyle.current) map.setStyle(style, { diff: false });
    firstStyle.current = style;
  }, [map, style]);

  const { longitude, latitude } = center;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!map || isFirst.current) {
      isFirst.current = map === null;
      return;
    }
    map.easeTo({ center: [longitude, latitude], zoom });
  }, [map, longitude, latitude, zoom]);

  const shownBox = useRef(box);
  const show = useEffectEvent((made: MapLibre, box: Box) => made.fitBounds(boundsOf(box), fit));
  useEffect(() => {
    if (map && box && box !== shownBox.current) show(map, box);
    shownBox.current = box;
  }, [map, box]);

  return { map, hasFailed };
}

interface StyleOptions {
  styleUrl: string | null;
  tilesUrl: string | null;
  theme: Theme;
  language: Language;
}

/** The style to show; null while ours is being loaded. */
function useStyle(
  { styleUrl, tilesUrl, theme, language }: StyleOptions,
  onFail: (hasFailed: boolean) => void,
) {
  const [own, setOwn] = useState<StyleSpecification | null>(null);
  const fail = useEffectEvent(() => onFail(true));
  useEffect(() => {
    if (styleUrl !== null) return;
    let isStale = false;
    const style =
      tilesUrl === null
        ? loadOutlines().then((outlines) => outlineStyle(outlines, theme))
        : import("./streets").then(({ streetStyle }) => streetStyle(tilesUrl, theme, language));
    style.then(
      (loaded) => !isStale && setOwn(loaded),
      () => !isStale && fail(),
    );
    return () => {
      isStale = true;
    };
  }, [styleUrl, tilesUrl, theme, language]);
  return styleUrl ?? own;
}

const FIT: Fit = { padding: 48, maxZoom: 12 };
