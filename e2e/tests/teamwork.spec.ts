// A review is assigned, found in Today, discussed in notes and answered. Two people work in one organization.
import { Mailbox } from "../flows/mailbox.ts";
import { expectAccessible } from "../harness/axe.ts";
import { makeDatabase } from "../harness/database.ts";
import { signUp } from "../harness/people.ts";
import { INBOX, reviewPane, reviewRows, reviewWords, seedReviews } from "../harness/reviews.ts";
import { startServer } from "../harness/server.ts";
import { addMember, type MailedSite, teamWords } from "../harness/team.ts";
import { signIn } from "../harness/test.ts";
import { test as base } from "../harness/turn.ts";
import { Watch } from "../harness/watch.ts";
import { LANGUAGES } from "../harness/words.ts";

const test = base.extend<{ watch: Watch }, { site: MailedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const [database, mailbox] = [await makeDatabase(), new Mailbox()];
      const mail = ["--mail", await mailbox.open(), "--mail-from", "Vitrine <no-reply@vitrine.example>"];
      const server = await startServer(database.url, { options: [...mail, "--auth-confirm-at-once"] });
      await use({ url: `http://localhost:${new URL(server.url).port}`, mailbox });
      await server.stop();
      await Promise.all([mailbox.close(), database.remove()]);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  watch: [
    async ({ context, site }, use) => {
      const watch = new Watch(site.url);
      await watch.follow(context);
      await use(watch);
      base.expect(watch.faults, "console errors, page errors, content policy, other origins").toEqual([]);
    },
    { auto: true },
  ],
});
const { expect } = base;

for (const language of LANGUAGES) {
  const words = reviewWords[language];
  const team = teamWords[language];

  test(`a review is assigned, found in Today, discussed, answered and done (${language})`, async ({
    page,
    context,
    browser,
    site,
    watch,
  }) => {
    test.slow();
    const owner = await signUp(site.url);
    const responder = await addMember(site, owner, "responder");
    const other = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
    await watch.follow(other);
    await signIn(other, responder, language, site.url);
    const { user } = await responder.call<{ user: { id: string; name: string } }>("GET", "/api/v1/me");
    await responder.call("PATCH", "/api/v1/profile", { first_name: "Rosa", last_name: "Responder" });
    await seedReviews(owner);
    await signIn(context, owner, language, site.url);

    await page.goto(INBOX);
    await reviewRows(page, words).filter({ hasText: "Bob Stone" }).click();
    const bar = page.getByRole("region", { name: team.bar });
    await expect(bar).toBeVisible();
    await page.keyboard.press("a");
    await page.getByRole("option", { name: "Rosa Responder" }).click();
    await expect(bar.getByRole("button", { name: team.assignee })).toContainText("Rosa Responder");
    await bar.getByRole("button", { name: team.due }).click();
    await page.getByRole("option", { name: team.tomorrow }).click();
    const assigned = () =>
      owner.call<{ items: object[] }>("GET", `/api/v1/reviews?assigned=${user.id}&work=open&overdue=false`);
    await expect.poll(async () => (await assigned()).items.length).toBe(1);
    await page.getByLabel(team.note, { exact: true }).fill("Ask @ro");
    await expect(page.getByRole("listbox", { name: team.members })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.type("what happened.");
    await expectAccessible(page, `an assigned review (${language})`);
    await page.getByRole("button", { name: team.add_note }).click();
    await expect(
      page.getByRole("listitem").filter({ hasText: "Ask @Rosa Responder what happened." }),
    ).toBeVisible();

    const theirs = await other.newPage();
    await theirs.goto("/dashboard");
    await theirs.getByRole("link", { name: team.today }).click();
    await expect(theirs).toHaveURL(/assigned=me/);
    await expect(theirs.getByRole("button", { name: team.mine })).toHaveAttribute("aria-pressed", "true");
    await reviewRows(theirs, words).first().click();
    const pane = reviewPane(theirs, words);
    await expect(pane.getByText("@Rosa Responder")).toBeVisible();
    await theirs.getByLabel(team.note, { exact: true }).fill("She was told to wait.");
    await theirs.keyboard.press("Control+Enter");
    const own = theirs.getByRole("listitem").filter({ hasText: "She was told to wait." });
    await own.getByRole("button", { name: team.edit }).click();
    await theirs.getByLabel(team.edit_note, { exact: true }).fill("She waited for 40 minutes.");
    await theirs.getByRole("button", { name: team.save, exact: true }).click();
    await expect(pane.getByText(team.edited)).toBeVisible();
    await theirs
      .getByLabel(words.reply, { exact: true })
      .fill("We are sorry that you had to wait, and thank you.");
    await pane.getByRole("button", { name: words.mark, exact: true }).click();
    await expect(theirs.getByText(words.marked)).toBeVisible();
    await expect(theirs.getByRole("region", { name: team.bar })).toContainText(team.done);
    await expect(page.getByText("She waited for 40 minutes.")).toBeVisible();
    await expect(bar).toContainText(team.done);
    await other.close();
  });

  test(`many reviews are assigned and set to waiting at once (${language})`, async ({
    page,
    context,
    site,
  }) => {
    const owner = await signUp(site.url);
    await seedReviews(owner);
    await signIn(context, owner, language, site.url);
    await page.goto(INBOX);
    await reviewRows(page, words).filter({ hasText: "Ann Miller" }).click();
    await expect(reviewPane(page, words).getByRole("heading", { level: 2 })).toBeVisible();
    await page.keyboard.press("x");
    const bulk = page.getByRole("region", { name: team.selected });
    await expect(bulk).toBeVisible();
    await page.getByRole("checkbox", { name: team.select("Bob Stone") }).click({ modifiers: ["Shift"] });
    await expectAccessible(page, `selected reviews (${language})`);
    await bulk.getByRole("button", { name: team.assign, exact: true }).click();
    await page.getByRole("menuitem", { name: "Ada Shopkeeper" }).click();
    await expect(page.getByText(team.changed)).toBeVisible();
    await page.getByRole("button", { name: team.mine }).click();
    await expect(reviewRows(page, words)).toHaveCount(2);
    await page.getByRole("checkbox", { name: team.select("Ann Miller") }).check();
    await page.getByRole("checkbox", { name: team.select("Bob Stone") }).check();
    await bulk.getByRole("button", { name: team.set_state }).click();
    await page.getByRole("menuitem", { name: team.waiting }).click();
    await expect(bulk).toBeHidden();
    await page.getByRole("button", { name: team.waiting, exact: true }).click();
    await expect(reviewRows(page, words)).toHaveCount(2);
    await page.getByRole("button", { name: team.times }).click();
    const dialog = page.getByRole("dialog", { name: team.times });
    await expect(dialog.getByText(team.computed)).toBeVisible();
    await expectAccessible(page, `response times (${language})`);
  });
}
