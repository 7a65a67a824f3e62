// Local pages: from nothing to a live page, and back to an earlier version.
import { addPagePlace, addSite, PAGES, pageWords } from "../harness/pages.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const text = pageWords[language];

  test(`a site is created, a page is written beside its preview and goes live (${language}) @both`, async ({
    page,
    context,
    member,
    openWindow,
  }) => {
    test.slow();
    await signIn(context, member, language);
    const { id } = await addPagePlace(member);
    await page.goto(PAGES);
    await page.getByRole("button", { name: text.create }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio")).toHaveCount(6);
    await dialog.getByRole("button", { name: text.next }).click();
    await dialog.getByRole("button", { name: text.next }).click();
    await dialog.getByRole("button", { name: text.submit }).click();
    await expect(page.getByText(text.created)).toBeVisible();

    await page.getByRole("table").getByRole("link", { name: "Mill Street Bakery", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${PAGES}/${id}`));
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("heading", { level: 1 })).toContainText("Mill Street Bakery");
    await page.getByRole("button", { name: new RegExp(`^${text.about}`) }).click();
    await page.getByRole("textbox", { name: text.intro }).fill(text.text);
    await expect(preview.getByText(text.text.trim())).toBeVisible();
    await page.getByRole("button", { name: text.save }).click();
    await expect(page.getByText(text.saved)).toBeVisible();

    await page.getByRole("button", { name: text.publish, exact: true }).click();
    await expect(dialog.getByText(text.not_listed)).toBeVisible();
    await dialog.getByRole("button", { name: text.publish_page }).click();
    await expect(page.getByText(text.live, { exact: true })).toBeVisible();
    const address = await page.getByRole("link", { name: text.open_live }).getAttribute("href");
    const visitor = await openWindow();
    // The program names itself localhost; the windows of tests know it by its number.
    await visitor.goto(new URL(address ?? "").pathname);
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Mill Street Bakery");
    await expect(visitor.getByText(text.text.trim())).toBeVisible();
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });
}

test("an earlier version becomes the draft again", async ({ page, member }) => {
  const text = pageWords.en;
  const { id } = await addPagePlace(member);
  await addSite(member);
  const { content } = await member.call<{ content: Record<string, unknown> }>(
    "GET",
    `/api/v1/local-pages/${id}`,
  );
  for (const intro of ["The first text.", "The second text."]) {
    await member.call("PUT", `/api/v1/local-pages/${id}/content`, { ...content, texts: { en: { intro } } });
    await member.call("POST", `/api/v1/local-pages/${id}/publish`);
  }
  await page.goto(`${PAGES}/${id}?part=about`);
  await expect(page.getByRole("textbox", { name: text.intro })).toHaveValue("The second text.");
  await page.getByRole("button", { name: text.more }).click();
  await page.getByRole("menuitem", { name: text.versions }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("listitem").nth(1).getByRole("button").click();
  await expect(dialog.frameLocator("iframe").getByText("The first text.")).toBeVisible();
  await dialog.getByRole("button", { name: text.restore }).click();
  await expect(page.getByText(text.restored)).toBeVisible();
  await expect(page.getByRole("textbox", { name: text.intro })).toHaveValue("The first text.");
});

test("blocks are moved with the arrow keys of their handle", async ({ page, member }) => {
  const { id } = await addPagePlace(member);
  await addSite(member);
  await page.goto(`${PAGES}/${id}`);
  const handle = page.getByRole("button", { name: /^Move News/ });
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("News: position 10 of 13")).toBeAttached();
  await expect(handle).toBeFocused();
});

test("unsaved texts are not left by accident", async ({ page, member }) => {
  const text = pageWords.en;
  const { id } = await addPagePlace(member);
  await addSite(member);
  await page.goto(`${PAGES}/${id}?part=about`);
  await page.getByRole("textbox", { name: text.intro }).fill("Not saved.");
  await page.getByRole("link", { name: "All pages" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByRole("textbox", { name: text.intro })).toHaveValue("Not saved.");
});

test("many pages are published at once, after the effect is shown", async ({ page, member }) => {
  const text = pageWords.en;
  await addPagePlace(member);
  await addSite(member);
  await page.goto(PAGES);
  await page.getByRole("checkbox", { name: text.select_all }).click();
  await page.getByRole("button", { name: text.publish, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Live, but not listed yet")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish 1 page" }).click();
  await expect(page.getByText("1 page published")).toBeVisible();
});
