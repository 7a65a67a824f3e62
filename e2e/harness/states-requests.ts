// Review requests in each of their states: the tabs, empty and filled, and the dialogs.
import { addCustomer, addRequestPlace, prepareRequests, REQUESTS, requestWords } from "./requests.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";

/** A tab of an organization without anything in it. */
const empty = (tab: "contacts" | "feedback", word: "no_contacts" | "no_feedback"): State => ({
  name: `requests-${tab}-none`,
  viewer: "member",
  open: async (page, language) => {
    await page.goto(`${REQUESTS}?tab=${tab}`);
    await expect(page.getByText(requestWords[language][word])).toBeVisible();
  },
});

export const REQUEST_STATES: readonly State[] = [
  {
    name: "requests-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(REQUESTS);
      await expect(page.getByText(requestWords[language].none)).toBeVisible();
      await expect(page.getByText(requestWords[language].incomplete)).toBeVisible();
    },
  },
  {
    name: "requests",
    viewer: "demo",
    open: async (page) => {
      await page.goto(REQUESTS);
      await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "requests-campaign",
    viewer: "demo",
    open: async (page, language) => {
      await page.goto(REQUESTS);
      await page.getByRole("table").getByRole("link").first().click();
      await expect(page.getByRole("table", { name: requestWords[language].recipients })).toBeVisible();
    },
  },
  {
    name: "requests-feedback",
    viewer: "demo",
    open: async (page, language) => {
      const { feedback_list, answer } = requestWords[language];
      await page.goto(`${REQUESTS}?tab=feedback`);
      await page.getByRole("list", { name: feedback_list }).getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole("textbox", { name: answer })).toBeVisible();
    },
  },
  empty("contacts", "no_contacts"),
  empty("feedback", "no_feedback"),
  {
    name: "requests-links",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) throw new Error("a member opens the links");
      const { id } = await addRequestPlace(member);
      await prepareRequests(member, id);
      await page.goto(`${REQUESTS}?tab=links&location=${id}`);
      await expect(page.getByRole("img", { name: requestWords[language].qr })).toBeVisible();
    },
  },
  {
    name: "requests-contacts",
    viewer: "member",
    open: async (page, _, member) => {
      if (!member) throw new Error("a member opens the contacts");
      const { id } = await addRequestPlace(member);
      await addCustomer(member, id);
      await page.goto(`${REQUESTS}?tab=contacts`);
      await expect(page.getByRole("row", { name: /Anna Moreau/ })).toBeVisible();
    },
  },
  {
    name: "requests-contact",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${REQUESTS}?tab=contacts&contact=new`);
      await expect(page.getByRole("dialog", { name: requestWords[language].add_contact })).toBeVisible();
    },
  },
  {
    name: "requests-settings",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${REQUESTS}?tab=settings`);
      await expect(page.getByRole("heading", { name: requestWords[language].fairness })).toBeVisible();
    },
  },
  {
    name: "requests-ask",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${REQUESTS}?ask=new`);
      await expect(page.getByRole("dialog", { name: requestWords[language].ask })).toBeVisible();
    },
  },
  {
    name: "requests-wording",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) throw new Error("a member opens the dialog");
      const { id } = await addRequestPlace(member);
      await page.goto(`${REQUESTS}?new=true&location=${id}`);
      const dialog = page.getByRole("dialog", { name: requestWords[language].campaign });
      await dialog.getByRole("button", { name: requestWords[language].next }).click();
      await expect(
        dialog.getByRole("textbox", { name: requestWords[language].text, exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: "requests-result",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) throw new Error("a member opens the dialog");
      const text = requestWords[language];
      const { id } = await addRequestPlace(member);
      await prepareRequests(member, id);
      await addCustomer(member, id);
      await page.goto(`${REQUESTS}?new=true&location=${id}`);
      const dialog = page.getByRole("dialog", { name: text.campaign });
      await dialog.getByRole("button", { name: text.next }).click();
      await dialog.getByRole("button", { name: text.next }).click();
      await expect(dialog.getByRole("button", { name: text.submit })).toBeVisible();
    },
  },
];
