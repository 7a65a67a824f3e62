// Review requests: from the sender's name to a campaign, and from the landing page to an answer.
import type { Page } from "@playwright/test";
import {
  addCustomer,
  addRequestPlace,
  FACEBOOK,
  landingPath,
  prepareRequests,
  REQUESTS,
  requestWords,
} from "../harness/requests.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, type Language } from "../harness/words.ts";

const COMPLAINT = "We waited forty minutes for two coffees.";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

for (const language of LANGUAGES) {
  const text = requestWords[language];

  test(`a campaign needs a sender, a link and a consent, and lists its recipients (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    test.slow();
    await signIn(context, member, language);
    await addRequestPlace(member);
    await page.goto(REQUESTS);
    await expect(page.getByText(text.incomplete)).toBeVisible();

    await tab(page, text.tabs.settings).click();
    await page.getByRole("textbox", { name: text.sender, exact: true }).fill("Corner Diner");
    await page.getByRole("textbox", { name: text.address }).fill("1 Main Street\nBoston, MA 02108");
    await page.getByRole("button", { name: text.save, exact: true }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    await expect(page.getByText(text.incomplete)).toBeHidden();

    await addLink(page, language);
    await addContact(page, language);
    await startCampaign(page, language);
  });

  test(`private feedback from the landing page is read and answered (${language}) @both`, async ({
    page,
    context,
    member,
    openWindow,
  }) => {
    test.slow();
    await signIn(context, member, language);
    const { id } = await addRequestPlace(member);
    await prepareRequests(member, id);
    const customer = await openWindow();
    await customer.goto(await landingPath(member, id));
    await expect(customer.getByRole("link", { name: /Facebook/ })).toBeVisible();
    await customer.locator("textarea").fill(COMPLAINT);
    await customer.locator('input[type="email"]').fill("anna@customers.example");
    await customer.locator("form").getByRole("button").click();
    // Whatever they wrote, customers still see the same public links.
    await expect(customer.getByRole("link", { name: /Facebook/ })).toBeVisible();

    await page.goto(`${REQUESTS}?tab=feedback`);
    const list = page.getByRole("list", { name: text.feedback_list });
    await list.getByRole("link").filter({ hasText: COMPLAINT }).click();
    await page.getByRole("textbox", { name: text.answer }).fill("Sorry about the wait.");
    await page.getByRole("button", { name: text.send_answer }).click();
    await expect(page.getByText(text.answered)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Sorry about the wait." })).toBeVisible();
    await page.getByRole("button", { name: text.done, exact: true }).click();
    await expect(list.getByRole("link").filter({ hasText: text.done })).toHaveCount(1);

    await tab(page, text.tabs.settings).click();
    await expect(page.getByRole("table", { name: text.fairness })).toContainText(/100\s?%/);
  });
}

test("the counter card is printed without the screens around it", async ({ page, member }) => {
  const { id } = await addRequestPlace(member);
  await page.goto(`${REQUESTS}?tab=links&location=${id}`);
  await page.getByRole("link", { name: requestWords.en.card }).click();
  await expect(page.getByRole("img", { name: requestWords.en.qr })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: requestWords.en.print })).toBeHidden();
  await expect(page.getByRole("img", { name: requestWords.en.qr })).toBeVisible();
});

test("opted-out contacts are never offered as recipients", async ({ page, member }) => {
  const { id } = await addRequestPlace(member);
  await prepareRequests(member, id);
  const contact = await addCustomer(member, id);
  await member.call("PATCH", `/api/v1/contacts/${contact.id}`, {
    consents: [{ channel: "email", state: "withdrawn" }],
  });
  await page.goto(`${REQUESTS}?tab=contacts`);
  const row = page.getByRole("row", { name: /Anna Moreau/ });
  await expect(row).toContainText("Opted out");
  await expect(row.getByRole("button", { name: "Ask Anna Moreau" })).toHaveCount(0);
});

async function addLink(page: Page, language: Language) {
  const text = requestWords[language];
  await tab(page, text.tabs.links).click();
  await page.getByRole("button", { name: text.add_link }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: text.site }).click();
  await page.getByRole("option", { name: "Facebook" }).click();
  const url = dialog.getByRole("textbox", { name: text.link_url });
  await url.fill(FACEBOOK);
  await dialog.getByRole("button", { name: text.link_submit }).click();
  await expect(page.getByText(text.link_added)).toBeVisible();
  await expect(page.getByRole("img", { name: text.qr })).toBeVisible();
}

async function addContact(page: Page, language: Language) {
  const text = requestWords[language];
  await tab(page, text.tabs.contacts).click();
  await page.getByRole("button", { name: text.add_contact }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: text.contact_name, exact: true }).fill("Anna Moreau");
  await dialog.getByRole("textbox", { name: text.contact_email }).fill("anna@customers.example");
  await dialog.getByRole("combobox").fill("Corner");
  await page.getByRole("option", { name: /Corner Diner/ }).click();
  await dialog.getByText(text.implied).click();
  await dialog.getByRole("button", { name: text.contact_submit }).click();
  await expect(page.getByText(text.contact_added)).toBeVisible();
  await expect(page.getByRole("row", { name: /Anna Moreau/ })).toContainText(text.customer);
}

async function startCampaign(page: Page, language: Language) {
  const text = requestWords[language];
  await page.getByRole("button", { name: text.campaign }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("Corner");
  await page.getByRole("option", { name: /Corner Diner/ }).click();
  await dialog.getByRole("button", { name: text.next }).click();
  const body = dialog.getByRole("textbox", { name: text.text, exact: true });
  await body.press("Control+End");
  await body.pressSequentially(text.gift);
  await expect(dialog.getByText(text.rule)).toBeVisible();
  await dialog.getByRole("button", { name: text.suggested }).click();
  await expect(dialog.getByText(text.rule)).toBeHidden();
  await dialog.getByRole("button", { name: text.next }).click();
  await dialog.getByRole("button", { name: text.submit }).click();
  await expect(page.getByText(text.created)).toBeVisible();
  await expect(page.getByRole("table", { name: text.recipients })).toContainText("Anna Moreau");
}
