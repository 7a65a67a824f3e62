// Loads a component from a chunk of its own, on demand or ahead of its first use.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** Component that is loaded on demand. Render `Part` inside Suspense; `load` only fetches its code. */
export interface LazyPart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  load: () => Promise<unknown>;
}

/** Makes a component of a named export load on demand: `lazyPart(() => import("./theme-menu"), "ThemeMenu")`. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  exportName: Name,
): LazyPart<Props> {
  return { load, Part: lazy(() => load().then((module) => ({ default: module[exportName] }))) };
}
