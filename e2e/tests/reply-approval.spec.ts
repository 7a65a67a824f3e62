// A reply is written, sent back, written again and approved; Google has it then. Two people work in one organization.
import type { Page } from "@playwright/test";
import { Mailbox } from "../flows/mailbox.ts";
import { expectAccessible } from "../harness/axe.ts";
import { makeDatabase } from "../harness/database.ts";
import { Desk, importFrom, PEOPLE } from "../harness/google.ts";
import { signUp } from "../harness/people.ts";
import { INBOX, type ReviewWords, reviewPane, reviewRows, reviewWords } from "../harness/reviews.ts";
import { startServer, startSimulator } from "../harness/server.ts";
import { addMember } from "../harness/team.ts";
import { signIn } from "../harness/test.ts";
import { test as base } from "../harness/turn.ts";
import { Watch } from "../harness/watch.ts";
import { LANGUAGES } from "../harness/words.ts";

interface Site {
  url: string;
  desk: Desk;
  mailbox: Mailbox;
}

const test = base.extend<{ watch: Watch }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const [database, mailbox] = [await makeDatabase(), new Mailbox()];
      const client = ["--client-id", "simulated", "--client-secret", "simulated"];
      const google = await startSimulator("--unlimited-quota", "--locations", "3", ...client);
      const options = [
        ...["--google-api-base", google.url, "--google-issuer", google.url, "--google-quota", "0"],
        ...["--google-client-id", "simulated", "--google-client-secret", "simulated"],
        ...["--mail", await mailbox.open(), "--mail-from", "Vitrine <no-reply@vitrine.example>"],
        "--auth-confirm-at-once",
      ];
      const server = await startServer(database.url, { options });
      await use({
        url: `http://localhost:${new URL(server.url).port}`,
        desk: new Desk(google.url),
        mailbox,
      });
      await server.stop();
      await Promise.all([google.stop(), mailbox.close(), database.remove()]);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  watch: [
    async ({ context, site }, use) => {
      const watch = new Watch(site.url, site.desk.url);
      watch.expect(404, `${site.desk.url}/favicon.ico`);
      await watch.follow(context);
      await use(watch);
      base.expect(watch.faults, "console errors, page errors, content policy, other origins").toEqual([]);
    },
    { auto: true },
  ],
});
const { expect } = base;

const FIRST = "Thank you for your visit. We will call you back soon.";
const SECOND = "Thank you for your visit. We would like to hear more about it.";

/** Opens the review in the inbox, as the link of the email does. */
async function openReview(page: Page, words: ReviewWords, id: string) {
  await page.goto(`${INBOX}?review=${id}`);
  const pane = reviewPane(page, words);
  await expect(pane.getByRole("heading", { level: 2 })).toBeVisible();
  return pane;
}

for (const language of LANGUAGES) {
  const words = reviewWords[language];

  test(`a reply is sent back, written again, approved, and at Google (${language})`, async ({
    page,
    context,
    browser,
    site,
    watch,
  }) => {
    test.slow();
    const owner = await signUp(site.url);
    const responder = await addMember(site, owner, "responder");
    await signIn(context, owner, language, site.url);
    await importFrom(page, PEOPLE.owner, language);
    const unanswered = "/api/v1/reviews?answered=false&source=google";
    type Reviews = { items: { id: string }[] };
    const reviews = () => owner.call<Reviews>("GET", unanswered);
    await expect.poll(async () => (await reviews()).items.length, { timeout: 30_000 }).toBeGreaterThan(0);
    const id = (await reviews()).items[0]?.id ?? "";

    await page.goto("/dashboard/settings/reply-templates");
    await page.getByRole("radio", { name: words.all_locations }).click({ force: true });
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();

    const other = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
    await watch.follow(other);
    await signIn(other, responder, language, site.url);
    const author = await other.newPage();
    let own = await openReview(author, words, id);
    await author.locator("body").press("r");
    await expect(author.getByLabel(words.reply, { exact: true })).toBeFocused();
    await author.keyboard.type(FIRST);
    await expect(own.getByRole("button", { name: words.send_for_approval })).toBeVisible();
    await author.keyboard.press("Control+Enter");
    await expect(own.getByText(words.waiting)).toBeVisible();
    await expectAccessible(author, `a reply that waits (${language})`);

    await page.goto("/dashboard");
    await page.getByRole("link", { name: new RegExp(words.to_approve) }).click();
    await expect(page).toHaveURL(/waiting_for=approval/);
    await reviewRows(page, words).first().click();
    const bar = page.getByRole("region", { name: words.asks("Ada Shopkeeper") });
    await expect(bar).toContainText(FIRST);
    await expectAccessible(page, `the approval bar (${language})`);
    await bar.getByRole("button", { name: words.send_back }).press("Enter");
    await expect(bar.getByLabel(words.comment)).toBeFocused();
    await page.keyboard.type("Ask for more.");
    await bar.getByRole("button", { name: words.send_back }).press("Enter");
    await expect(page.getByText(words.sent_back)).toBeVisible();

    await expect(own.getByText(words.back_to_you("Ada Shopkeeper"))).toBeVisible();
    await expect(own.getByText("Ask for more.")).toBeVisible();
    await expectAccessible(author, `a reply that was sent back (${language})`);
    own = reviewPane(author, words);
    await author.getByLabel(words.reply, { exact: true }).fill(SECOND);
    await own.getByRole("button", { name: words.send_for_approval }).click();
    await expect(own.getByText(words.waiting)).toBeVisible();

    const written = await site.desk.writtenReplies();
    await openReview(page, words, id);
    await expect(bar).toContainText(SECOND);
    expect(await site.desk.writtenReplies(), "opening the page sends nothing").toBe(written);
    await bar.getByRole("button", { name: words.approve, exact: true }).press("Enter");
    await expect(page.getByText(words.approved)).toBeVisible();
    await expect(reviewPane(page, words).getByText(words.on_google)).toBeVisible({ timeout: 15_000 });
    await expect(own.getByText(SECOND)).toBeVisible();
    expect(await site.desk.writtenReplies()).toBe(written + 1);
    await other.close();
  });
}
