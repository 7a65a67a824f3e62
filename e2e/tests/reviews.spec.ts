// Reviews are read, filtered, answered and finished.
import { expectAccessible } from "../harness/axe.ts";
import {
  INBOX,
  REVIEWS,
  reviewPane,
  reviewRow,
  reviewRows,
  reviewWords,
  seedReview,
  seedReviews,
} from "../harness/reviews.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const words = reviewWords[language];

  test(`a review is found by its stars, answered and finished with the keyboard alone (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    await seedReviews(member);
    await signIn(context, member, language);
    await page.goto(INBOX);
    const { keyboard } = page;
    const rows = reviewRows(page, words);
    await expect(rows).toHaveCount(REVIEWS.length);
    await page.locator("body").press("j");
    await expect(rows.first()).toBeFocused();
    await expect(rows.first()).toHaveAttribute("aria-current", "page");
    await keyboard.press("j");
    await expect(rows.nth(1)).toBeFocused();
    await expect(rows.nth(1)).toHaveAttribute("aria-current", "page");
    // A key is lost while the address still changes.
    await expect(async () => {
      await keyboard.press("k");
      await expect(rows.first()).toBeFocused({ timeout: 2_000 });
    }).toPass();

    await page.getByRole("button", { name: words.any_stars }).press("Enter");
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.getByRole("option", { name: words.stars(1), exact: true }).press("Enter");
    await expect(page).toHaveURL(/stars=1/);
    await expect(rows).toHaveCount(1);
    const row = reviewRow(page, words, "Bob Stone");
    // Letters choose in the select that has the focus, so the way to the list is Tab.
    await expect(async () => {
      await keyboard.press("Tab");
      await expect(row).toBeFocused({ timeout: 100 });
    }).toPass();
    await keyboard.press("Enter");
    await expect(row).toHaveAttribute("aria-current", "page");
    await expect(row).toContainText(words.no_reply);

    await keyboard.press("r");
    const reply = page.getByLabel(words.reply);
    await expect(reply).toBeFocused();
    await keyboard.type("We are sorry. Please call us.");
    await keyboard.press("Control+Enter");
    await expect(page.getByText(words.marked)).toBeVisible();
    await expect(reviewPane(page, words)).toContainText("We are sorry. Please call us.");
    await expect(row).not.toContainText(words.no_reply);
    await expectAccessible(page, `an answered review (${language})`);

    await page.locator("body").press("e");
    await expect(reviewPane(page, words).getByRole("button", { name: words.reopen })).toBeVisible();
    // The screen shows it before the server has it.
    const list = () =>
      member.call<{ items: { is_answered: boolean; is_done: boolean }[] }>("GET", "/api/v1/reviews?stars=1");
    await expect.poll(list).toMatchObject({ items: [{ is_answered: true, is_done: true }] });

    await page.getByRole("button", { name: words.by_month }).click();
    const months = page.getByRole("dialog", { name: words.months });
    // The head, and twelve months.
    await expect(months.getByRole("table", { name: words.months_table }).getByRole("row")).toHaveCount(13);
    await expectAccessible(page, `reviews by month (${language})`);
  });

  test(`a reply starts from a draft, is edited and deleted (${language})`, async ({
    page,
    context,
    member,
  }) => {
    await seedReviews(member, REVIEWS.slice(0, 1));
    await signIn(context, member, language);
    await page.goto(INBOX);
    await reviewRow(page, words, "Ann Miller").click();
    const pane = reviewPane(page, words);
    await pane.getByRole("button", { name: words.drafts }).click();
    await page.getByRole("menuitem").first().click();
    const reply = page.getByLabel(words.reply);
    await expect(reply).toHaveValue(/Ann.*Corner Bakery/s);
    await pane.getByRole("button", { name: words.mark }).click();
    await expect(page.getByText(words.marked)).toBeVisible();

    await pane.getByRole("button", { name: words.edit }).click();
    await reply.fill("See you soon!");
    await reply.press("ControlOrMeta+Enter");
    await expect(pane.getByText("See you soon!")).toBeVisible();

    await pane.getByRole("button", { name: words.delete }).click();
    const question = page.getByRole("alertdialog", { name: words.delete_title });
    await question.getByRole("button", { name: words.delete_confirm }).click();
    await expect(reply).toHaveValue("");
    await expect(reviewRow(page, words, "Ann Miller")).toContainText(words.no_reply);
  });

  test(`a reply is checked while it is typed, and a neutral wording is sent (${language})`, async ({
    page,
    context,
    member,
    watch,
  }) => {
    watch.expect(422, "/reply");
    await seedReviews(member, REVIEWS.slice(1, 2));
    await signIn(context, member, language);
    await page.goto(INBOX);
    await reviewRow(page, words, "Bob Stone").click();
    const pane = reviewPane(page, words);
    const reply = page.getByLabel(words.reply, { exact: true });
    await reply.fill("Write to bob@mail.example. This will never happen again.");
    await expect(pane.getByText(words.blocking)).toBeVisible();
    await expect(pane.getByRole("listitem").filter({ hasText: words.personal_data })).toContainText(
      "Write to bob@mail.example.",
    );
    await expect(pane.getByRole("listitem").filter({ hasText: words.promises })).toContainText(
      "This will never happen again.",
    );
    await expectAccessible(page, `a checked reply (${language})`);
    await pane.getByRole("button", { name: words.mark }).click();
    await expect(page.getByText(words.refused)).toBeVisible();

    await pane.getByRole("button", { name: words.use_wording }).click();
    await expect(reply).toHaveValue(/^Thank you for your feedback\./);
    await expect(pane.getByText(words.blocking)).toBeHidden();
    await reply.press("ControlOrMeta+Enter");
    await expect(page.getByText(words.marked)).toBeVisible();
  });

  test(`a view of the inbox is saved, shared, opened, renamed and deleted (${language})`, async ({
    page,
    context,
    member,
  }) => {
    await seedReviews(member);
    await signIn(context, member, language);
    await page.goto(`${INBOX}?stars=1&sort=oldest`);
    const rows = reviewRows(page, words);
    await expect(rows).toHaveCount(1);
    const openMenu = () => page.getByRole("button", { name: words.views }).click();
    await openMenu();
    await page.getByRole("menuitem", { name: words.view_save }).click();
    await page.getByLabel(words.view_name).fill("Bad");
    await page.getByText(words.view_share).click();
    await expectAccessible(page, `a view to save (${language})`);
    await page.getByRole("button", { name: words.view_confirm }).click();
    await expect(page.getByText(words.view_saved("Bad"))).toBeVisible();

    await page.getByRole("button", { name: words.clear_filters }).click();
    await expect(rows).toHaveCount(REVIEWS.length);
    await openMenu();
    await page.getByRole("menuitemradio", { name: "Bad" }).click();
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/stars=1/);

    await openMenu();
    await page.getByRole("menuitem", { name: words.view_manage }).click();
    const views = page.getByRole("dialog", { name: words.views });
    await expect(views.getByText(words.view_shared, { exact: true })).toBeVisible();
    await views.getByRole("button", { name: words.view_rename("Bad") }).click();
    await views.getByLabel(words.view_name).fill("Worst");
    await views.getByRole("button", { name: words.save, exact: true }).click();
    await expect(views.getByText("Worst", { exact: true })).toBeVisible();
    await expectAccessible(page, `saved views of the inbox (${language})`);
    await views.getByRole("button", { name: words.view_delete("Worst") }).click();
    await expect(page.getByText(words.view_deleted("Worst"))).toBeVisible();
  });

  test(`a template is created, offered and deleted (${language})`, async ({ page, context, member }) => {
    await signIn(context, member, language);
    await page.goto("/dashboard/settings/reply-templates");
    await expect(page.getByText(words.template_none)).toBeVisible();
    await page.getByRole("button", { name: words.template_create }).click();
    const dialog = page.getByRole("dialog", { name: words.template_create });
    await dialog.getByRole("textbox", { name: words.template_name }).fill("Thanks");
    await dialog.getByRole("textbox", { name: words.text }).fill("Thank you, {reviewer_first_name}!");
    await expectAccessible(page, `a new template (${language})`);
    await dialog.getByRole("button", { name: words.template_create }).click();
    await expect(page.getByText(words.template_saved)).toBeVisible();
    await page.getByRole("button", { name: words.template_delete("Thanks") }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.template_confirm }).click();
    await expect(page.getByText(words.template_deleted("Thanks"))).toBeVisible();
    await expect(page.getByText(words.template_none)).toBeVisible();
  });
}

const words = reviewWords.en;

test("a new review waits above the list until the user wants it", async ({ page, member }) => {
  const location = await seedReviews(member, REVIEWS.slice(1));
  await page.goto(INBOX);
  const rows = reviewRows(page, words);
  await expect(rows).toHaveCount(2);
  await rows.first().click();
  await seedReview(member, location, { author: "Dan New", rating: 3, text: "Fine.", age: 0 });
  await expect(page.getByRole("button", { name: words.news })).toBeVisible();
  await expect(rows.first()).toContainText("Bob Stone");
  await page.getByRole("button", { name: words.news }).click();
  await expect(rows.first()).toContainText("Dan New");
  await expect(rows).toHaveCount(3);
});

test("a review is added by hand from the empty inbox", async ({ page, member }) => {
  await member.add({ name: "Corner Bakery", address: "1 Main Street", city: "Boston" });
  await page.goto(INBOX);
  await expect(page.getByText(words.none)).toBeVisible();
  await page.getByRole("button", { name: words.add }).click();
  const dialog = page.getByRole("dialog", { name: words.add });
  await dialog.getByLabel(words.location).click();
  await page.getByRole("option", { name: "Corner Bakery" }).click();
  await dialog.getByLabel(words.text, { exact: true }).fill("On a postcard: lovely!");
  await dialog.getByRole("button", { name: words.add_confirm }).click();
  await expect(page.getByText(words.added)).toBeVisible();
  await expect(reviewRows(page, words)).toHaveText(/On a postcard: lovely!/);
});

test("a phone shows the list, then the review, and goes back to its row", async ({ page, member }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await seedReviews(member);
  await page.goto(INBOX);
  const row = reviewRow(page, words, "Bob Stone");
  await row.click();
  await expect(row).toBeHidden();
  await expect(page.getByRole("heading", { name: "Bob Stone" })).toBeFocused();
  await expectAccessible(page, "a review, 375 px");
  await page.getByRole("button", { name: words.back }).click();
  await expect(row).toBeFocused();
});

test("an unsent reply stays while the user reads another review", async ({ page, member }) => {
  await seedReviews(member);
  await page.goto(INBOX);
  await reviewRow(page, words, "Ann Miller").click();
  await page.getByLabel(words.reply).fill("Half a sent");
  await reviewRow(page, words, "Bob Stone").click();
  await expect(page.getByLabel(words.reply)).toHaveValue("");
  await reviewRow(page, words, "Ann Miller").click();
  await expect(page.getByLabel(words.reply)).toHaveValue("Half a sent");
});

test("a reply that the server refuses stays in the composer", async ({ page, member, watch }) => {
  watch.expect(503, "/reply");
  await seedReviews(member);
  await page.route("**/reply", (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: "unavailable", title: "Busy" } }),
  );
  await page.goto(INBOX);
  const row = reviewRow(page, words, "Ann Miller");
  await row.click();
  await page.getByLabel(words.reply).fill("Thank you!");
  await page.getByRole("button", { name: words.mark }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Your text is still here.");
  await expect(page.getByLabel(words.reply)).toHaveValue("Thank you!");
  await expect(row).toContainText(words.no_reply);
});
