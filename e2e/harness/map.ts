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
    const getContext = HTMLCanvasElement.prototype.getContext as (...of: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...of: unknown[]) {
      return String(of[0]).startsWith("webgl") ? null : getContext.apply(this, of);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
}
