// Accessibility check of the current screen.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { ALIKE, markAlike } from "./alike.ts";
import { isAll } from "./scope.ts";
import { expect } from "./test.ts";

/** Rules whose result depends on the theme; all others need one theme only. */
const THEME_RULES = ["color-contrast", "link-in-text-block"];

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Finds no violation of WCAG 2.2 AA or of axe's good practices; `state` names the screen in the failure. */
export async function expectAccessible(page: Page, state: string, scope: "all" | "theme" = "all") {
  await settle(page);
  expect(await violationsOf(page, scope), `accessibility of ${state}`).toEqual([]);
}

/** Returns the violations found by axe, with their elements. */
export async function violationsOf(page: Page, scope: "all" | "theme" = "all"): Promise<string[]> {
  await page.evaluate(source);
  // Contrast takes most of the time, text by text: of texts that look alike, such as those of a table's rows, one is
  // measured. `make test-all` measures each of them.
  if (!isAll) await page.evaluate(markAlike, ALIKE);
  return page.evaluate(runAxe, { alike: ALIKE, only: scope === "theme" ? THEME_RULES : null });
}

/** Runs in the page, where axe has been loaded. Frames are left out: the only ones are previews, which run no scripts. */
async function runAxe({ alike, only }: { alike: string; only: string[] | null }) {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  checker.configure({ rules: [{ id: "color-contrast", selector: `:not([${alike}])` }] });
  const { violations } = await checker.run(document, {
    iframes: false,
    resultTypes: ["violations"],
    ...(only ? { runOnly: only } : {}),
  });
  for (const element of document.querySelectorAll(`[${alike}]`)) element.removeAttribute(alike);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 200)).join("\n  ")}`,
  );
}

/** Shows the screen in a theme, and waits until all of it has changed. */
export async function showTheme(page: Page, theme: "light" | "dark") {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await settle(page);
}

/** Waits until nothing moves: half-faded text has no contrast. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    // Transitions that a change has set off begin with the next frame.
    await frame();
    await frame();
    const moving = document
      .getAnimations()
      .filter((each) => each.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      // Animations that follow the scroll position never finish.
      .filter((each) => each.timeline === document.timeline);
    await Promise.allSettled(moving.map((each) => each.finished));
    await frame();
  });
}
