// The scale of colors, remembered by this browser and shared by all maps on a page.
import { useSyncExternalStore } from "react";
import { recall, remember } from "@/lib/preferences";
import type { Scale } from "@/lib/rank-colors";

const SCALE = "vitrine.heatmap_scale";

/** The choice of this page: storage can be forbidden. */
let chosen: Scale | undefined;
const listeners = new Set<() => void>();

function currentScale(): Scale {
  chosen ??= recall(SCALE) === "color_blind" ? "color_blind" : "usual";
  return chosen;
}

function chooseScale(scale: Scale) {
  chosen = scale;
  remember(SCALE, scale);
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The scale, and the function that changes it. */
export function useScale(): [Scale, (scale: Scale) => void] {
  return [useSyncExternalStore(subscribe, currentScale), chooseScale];
}
