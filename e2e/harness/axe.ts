// Accessibility of what is on the screen.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Finds no violation of WCAG 2.2 AA or of axe's good practices; `state` names the screen in the failure. */
export async function expectAccessible(page: Page, state: string) {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 200)).join("\n  ")}`,
  );
  expect(found, `accessibility of ${state}`).toEqual([]);
}

/** Waits until nothing moves: half-faded text has no contrast. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter((each) => each.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map((each) => each.finished));
  });
}
