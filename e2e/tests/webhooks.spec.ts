// A webhook is added, receives events, is tested, resends a message, and is removed.
import { Receiver } from "../harness/receiver.ts";
import { test as base, expect, signIn } from "../harness/test.ts";
import { webhookWords } from "../harness/webhook-words.ts";
import { LANGUAGES } from "../harness/words.ts";

const SHOP = { name: "Mario’s", address: "1 Main Street", city: "Boston", country: "US" };
const PAGE = "/dashboard/settings/webhooks";

interface Fixtures {
  receiver: Receiver;
  url: string;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  receiver: async ({}, use) => {
    const receiver = new Receiver();
    await use(receiver);
    await receiver.close();
  },
  url: async ({ receiver }, use) => use(await receiver.open()),
});

for (const language of LANGUAGES) {
  const words = webhookWords[language];

  test(`a webhook is added, receives events, fails, is renewed and removed (${language}) @both`, async ({
    page,
    context,
    member,
    receiver,
    url,
  }) => {
    await signIn(context, member, language);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(PAGE);
    await expect(page.getByText(words.none)).toBeVisible();
    await page.getByRole("button", { name: words.add }).click();
    const dialog = page.getByRole("dialog", { name: words.add_title });
    await dialog.getByRole("button", { name: words.submit }).click();
    await expect(dialog.getByText(words.required)).toBeVisible();
    await expect(dialog.getByText(words.no_events)).toBeVisible();
    await dialog.getByLabel(words.url).fill(url);
    await dialog.getByLabel(words.description).fill("Store locator");
    await dialog.getByText(words.all).click();
    await dialog.getByRole("button", { name: words.submit }).click();
    const secretDialog = page.getByRole("alertdialog", { name: words.secret_title });
    const secret = await secretDialog.getByLabel(words.secret, { exact: true }).inputValue();
    await secretDialog.getByRole("button", { name: words.copy }).click();
    await expect(secretDialog.getByRole("button", { name: words.copied, exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await secretDialog.getByRole("button", { name: words.done }).click();

    await page.getByRole("listitem").filter({ hasText: "Store locator" }).getByRole("link").click();
    await expect(page.getByText(words.log_empty)).toBeVisible();
    await member.add(SHOP);
    await page.getByRole("row").filter({ hasText: words.delivered }).waitFor();
    const event = receiver.read(secret);
    expect([event.type, (event.data.location as typeof SHOP).name]).toEqual(["location.created", SHOP.name]);

    await page.getByRole("button", { name: words.details(words.added) }).click();
    const details = page.getByRole("dialog", { name: words.added });
    await expect(details.getByText(event.id).first()).toBeVisible();
    await details.getByRole("button", { name: words.again }).click();
    await expect(details.getByRole("listitem")).toHaveCount(2);
    expect(receiver.read(secret).id).toBe(event.id);
    await details.getByRole("button", { name: words.close }).last().click();

    receiver.status = 500;
    await page.getByRole("button", { name: words.test }).click();
    await expect(page.getByRole("row").filter({ hasText: "webhook.test" })).toContainText(words.refused);
    await expect(page.getByText(words.failing, { exact: true })).toBeVisible();

    receiver.status = 204;
    await page.getByRole("button", { name: words.renew }).click();
    const question = page.getByRole("alertdialog", { name: words.renew_title });
    await question.getByRole("button", { name: words.renew }).click();
    const renewed = await secretDialog.getByLabel(words.secret, { exact: true }).inputValue();
    await secretDialog.getByRole("button", { name: words.done }).click();
    await expect(page.getByText(words.both)).toBeVisible();
    const before = receiver.got.length;
    await page.getByRole("button", { name: words.test }).click();
    await expect.poll(() => receiver.got.length).toBeGreaterThan(before);
    expect(receiver.read(renewed).id).toBe(receiver.read(secret).id);
    expect(() => receiver.read("whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")).toThrow();

    await page.getByRole("button", { name: words.switch_off }).click();
    await expect(page.getByText(words.off, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: words.test })).toBeDisabled();
    await page.getByRole("button", { name: words.remove, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.confirm_remove }).click();
    await expect(page.getByText(words.none)).toBeVisible();
  });
}
