// No axe violation on any screen in any state. The languages take turns, because only the texts differ, and a missing
// translation does not compile. The themes take turns too, because `web/src/ui/contrast.test.ts` computes the contrast
// of both; `make test-all` shows each state in both.
import { expectAccessible, showTheme, violationsOf } from "../harness/axe.ts";
import { isAll } from "../harness/scope.ts";
import { STATES } from "../harness/states.ts";
import { expect, test } from "../harness/test.ts";
import { become } from "../harness/viewers.ts";
import { LANGUAGES } from "../harness/words.ts";

for (const [index, state] of STATES.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? "en";
  // Half as often as the language, so that each language meets each theme.
  const isDarkFirst = Math.floor(index / LANGUAGES.length) % 2 === 1;
  const [theme, other] = isDarkFirst ? (["dark", "light"] as const) : (["light", "dark"] as const);
  test(`${state.name} is accessible`, async ({ page, watch, context }) => {
    for (const { status, path } of state.refusals ?? []) watch.expect(status, path);
    // Low, so that few of the list's rows, all alike, are in the page.
    await page.setViewportSize(
      state.isNarrowOnly ? { width: 375, height: 640 } : { width: 1280, height: 640 },
    );
    const person = await become(context, state.viewer, language);
    await state.open(page, language, person);
    await showTheme(page, theme);
    await expectAccessible(page, `${state.name}, ${language}, ${theme}`);
    if (!isAll) return;
    await showTheme(page, other);
    await expectAccessible(page, `${state.name}, ${language}, ${other}`, "theme");
  });
}

test("the narrow list and its dialogs are accessible", async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const name of ["list", "list-filtered", "list-selected", "import-mapping", "login"]) {
    const state = STATES.find((each) => each.name === name);
    if (!state) throw new Error(`there is no state ${name}`);
    const person = await become(context, state.viewer, "en");
    await state.open(page, "en", person);
    await expectAccessible(page, `${name}, 375 px`);
  }
});

test("a pale text is found among texts that look alike", async ({ page }) => {
  const row = (style: string) => `<li><p style="${style}">Harbor Coffee</p></li>`;
  const rows = [...Array(3).fill(row("color: #333")), row("color: #ccc"), row("color: #333; opacity: 0.3")];
  await page.setContent(
    `<html lang="en"><title>Rows</title><main><h1>Rows</h1><ul>${rows.join("")}</ul></main>`,
  );
  const violations = await violationsOf(page);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toMatch(/^color-contrast: [^\n]+\n.*color: #ccc.*\n.*opacity: 0.3.*$/);
});
