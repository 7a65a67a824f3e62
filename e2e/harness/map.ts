// Windows without maps: tests look at the page around one.
import type { Page } from "@playwright/test";
import { isAll } from "./scope.ts";

/**
 * Disables WebGL in a window, so that a short text replaces each map, because drawing a map without a graphics card
 * takes seconds. `make test-all` and the screenshots draw all maps.
 */
export async function leaveMapsOut(page: Page) {
  if (isAll) return;
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return String(args[0]).startsWith("webgl") ? null : getContext.apply(this, args);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
}
