// Citations: from a wrong listing over its task to a correct one.
import {
  CITATIONS,
  citationWords,
  DIRECTORY,
  enterListing,
  openListing,
  SHOP,
} from "../harness/citations.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const text = citationWords[language];

  test(`a wrong listing becomes a task, and a correct one closes it (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    await signIn(context, member, language);
    await member.add(SHOP);
    // With one location, the page opens on its listings.
    let panel = await openListing(page);
    await panel.getByRole("button", { name: text.found }).click();
    await enterListing(page, language, async (dialog) => {
      await dialog.getByRole("textbox", { name: text.name }).fill(SHOP.name);
      await dialog.getByRole("textbox", { name: text.phone }).fill("(617) 555-0199");
    });
    await expect(panel.getByText(text.wrong)).toBeVisible();
    await expect(panel.getByText(text.different, { exact: true }).first()).toBeVisible();

    await page.goto(`${CITATIONS}/tasks`);
    await page.getByRole("button", { name: text.plan }).click();
    await page.getByRole("link", { name: new RegExp(DIRECTORY) }).click();
    const pane = page.getByRole("region", { name: text.task });
    await expect(pane.getByText(SHOP.phone, { exact: true })).toBeVisible();
    await pane.getByRole("button", { name: text.submitted }).click();
    await expect(pane.getByText(text.is_submitted, { exact: true }).first()).toBeVisible();

    panel = await openListing(page);
    await panel.getByRole("button", { name: text.edit }).click();
    await enterListing(page, language, async (dialog) => {
      await dialog.getByRole("button", { name: text.same }).click();
    });
    await expect(panel.getByText(text.correct)).toBeVisible();
    await expect(panel.getByRole("link", { name: text.is_live })).toBeVisible();
  });
}

test("a directory is hidden, and shown again at once", async ({ page, member }) => {
  await member.add(SHOP);
  await page.goto(`${CITATIONS}/directories?q=bing`);
  const row = page.getByRole("row", { name: new RegExp(DIRECTORY) });
  await row.getByRole("button", { name: `Hide ${DIRECTORY}` }).click();
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});
