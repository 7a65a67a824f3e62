// Accessibility of what is on the screen.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Rules whose result depends on the theme; all others need one theme only. */
const THEME_RULES = ["color-contrast", "link-in-text-block"];

/** Finds no violation of WCAG 2.2 AA or of axe's good practices; `state` names the screen in the failure. */
export async function expectAccessible(page: Page, state: string, scope: "all" | "theme" = "all") {
  await settle(page);
  // Legacy mode looks at the page itself only, without opening another one for the frames that we do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (scope === "theme" ? axe.withRules(THEME_RULES) : axe).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 200)).join("\n  ")}`,
  );
  expect(found, `accessibility of ${state}`).toEqual([]);
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
      .filter((each) => each.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map((each) => each.finished));
    await frame();
  });
}
