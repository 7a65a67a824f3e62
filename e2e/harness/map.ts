// Windows without maps: tests look at the page around one.
import type { Page } from "@playwright/test";
import { isAll } from "./scope.ts";

/**
 * Takes WebGL from a window, so that a short text stands in place of each map: drawing one without a graphics card takes
 * seconds of processor time. `make test-all` and the screenshots draw them all.
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
