// Photographs every screen in every state, width, theme and language into shots/, and one for the README.
import { join } from "node:path";
import { showTheme } from "./harness/axe.ts";
import { photograph, SIZES } from "./harness/pictures.ts";
import { STATES } from "./harness/states.ts";
import { test } from "./harness/test.ts";
import { become } from "./harness/viewers.ts";
import { LANGUAGES } from "./harness/words.ts";

const README_SHOT = join(import.meta.dirname, "..", "docs", "screenshot.png");

for (const language of LANGUAGES) {
  for (const state of STATES) {
    test(`${state.name} (${language})`, async ({ page, context, watch }) => {
      for (const { status, path } of state.refusals ?? []) watch.expect(status, path);
      const widths = state.isNarrowOnly ? SIZES.slice(0, 1) : SIZES;
      for (const size of widths) {
        const person = await become(context, state.viewer, language);
        await page.setViewportSize(size);
        await state.open(page, language, person);
        await photograph(page, state.name, size.width, language);
      }
    });
  }
}

test("the picture of the README", async ({ page, context }) => {
  const person = await become(context, "demo", "en");
  const list = STATES.find(({ name }) => name === "list");
  await page.setViewportSize({ width: 1440, height: 900 });
  await list?.open(page, "en", person);
  await showTheme(page, "light");
  await page.screenshot({ path: README_SHOT, caret: "hide" });
});
