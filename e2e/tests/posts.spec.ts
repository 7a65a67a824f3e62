// Posts: from the first text to the calendar, and the rule that they are approved.
import { addPost, POSTS, postWords } from "../harness/posts.ts";
import { addRequestPlace } from "../harness/requests.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES } from "../harness/words.ts";

const SOUP = "Hot soup at lunch, every Friday.";

for (const language of LANGUAGES) {
  const text = postWords[language];

  test(`a post is written, previewed and saved as a draft (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    await signIn(context, member, language);
    await addRequestPlace(member);
    await page.goto(POSTS);
    await expect(page.getByText(text.none)).toBeVisible();
    await page.getByRole("button", { name: text.new, exact: true }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: text.text, exact: true }).fill(SOUP);
    await dialog.getByRole("button", { name: text.next, exact: true }).click();
    await dialog.getByRole("button", { name: text.next, exact: true }).click();
    await expect(dialog.getByText(text.will_happen)).toBeVisible();
    await dialog.getByRole("button", { name: text.draft }).click();
    await expect(page.getByText(text.draft_saved)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(SOUP);
  });

  test(`the calendar and the list show a planned post (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    await signIn(context, member, language);
    await addRequestPlace(member);
    await addPost(member, SOUP, "2030-05-17T09:00");
    await page.goto(`${POSTS}?day=2030-05-17&view=week`);
    const chip = page.getByRole("link", { name: new RegExp(SOUP) });
    await expect(chip).toBeVisible();
    await page.getByRole("radio", { name: text.list }).click();
    await page.getByRole("row").getByRole("link", { name: SOUP }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(SOUP);
  });

  test(`a manager makes posts require approval (${language})`, async ({ page, context, member }) => {
    await signIn(context, member, language);
    await page.goto(POSTS);
    await page.getByRole("button", { name: text.settings }).click();
    const dialog = page.getByRole("dialog");
    // The input lies under the drawn switch.
    await dialog.getByText(text.approval).click();
    await dialog.getByRole("button", { name: text.save, exact: true }).click();
    await expect(page.getByText(text.settings_saved)).toBeVisible();
  });
}
