// A component in a chunk of its own, and the way to fetch it ahead of its first use.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A part that is loaded on demand. Render `Part` inside Suspense; `load` only fetches it. */
export interface LazyPart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  load: () => Promise<unknown>;
}

/** `lazyPart(() => import("./menu"), "ThemeMenuItems")`: one named export of a module. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  return { load, Part: lazy(() => load().then((module) => ({ default: module[name] }))) };
}
