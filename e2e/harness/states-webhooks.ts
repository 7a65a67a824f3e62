// The states of the webhooks.
import type { Page } from "@playwright/test";
import type { Person } from "./people.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";
import { webhookWords } from "./webhook-words.ts";
import type { Language } from "./words.ts";

const PAGE = "/dashboard/settings/webhooks";
/** Nothing listens there. */
const NOWHERE = "http://127.0.0.1:9/hooks/vitrine";

/** In the order someone meets them. */
export const WEBHOOK_STATES: readonly State[] = [
  {
    name: "webhooks-empty",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(PAGE);
      await expect(page.getByText(webhookWords[language].none)).toBeVisible();
    },
  },
  {
    name: "webhooks-demo",
    viewer: "demo",
    open: async (page, language) => {
      await page.goto(PAGE);
      await expect(page.getByText(webhookWords[language].demo)).toBeVisible();
    },
  },
  {
    name: "webhooks-add",
    viewer: "member",
    open: async (page, language) => {
      const words = webhookWords[language];
      await page.goto(PAGE);
      await page.getByRole("button", { name: words.add }).click();
      const dialog = page.getByRole("dialog", { name: words.add_title });
      await dialog.getByRole("button", { name: words.submit }).click();
      await expect(dialog.getByText(words.no_events)).toBeVisible();
    },
  },
  {
    name: "webhooks",
    viewer: "member",
    open: async (page, _, member) => {
      await withWebhook(member);
      await page.goto(PAGE);
      await expect(page.getByText("127.0.0.1:9/hooks/vitrine")).toBeVisible();
    },
  },
  {
    name: "webhook-log",
    viewer: "member",
    open: openLog,
  },
  {
    name: "webhook-delivery",
    viewer: "member",
    open: async (page, language, member) => {
      const words = webhookWords[language];
      await openLog(page, language, member);
      await page.getByRole("button", { name: words.details(words.test_event) }).click();
      await expect(page.getByRole("dialog").getByText("webhook-id")).toBeVisible();
    },
  },
];

async function withWebhook(member: Person | null): Promise<string> {
  if (!member) throw new Error("nobody is signed in");
  const events = ["location.created", "location.updated", "import.finished", "sync.failed"];
  const body = { url: NOWHERE, description: "Store locator", events };
  const { id } = await member.call<{ id: string }>("POST", "/api/v1/webhooks", body);
  return id;
}

async function openLog(page: Page, language: Language, member: Person | null) {
  const id = await withWebhook(member);
  await member?.call("POST", `/api/v1/webhooks/${id}/test`);
  await page.goto(`${PAGE}/${id}`);
  await expect(page.getByText(webhookWords[language].failing, { exact: true })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "webhook.test" })).toBeVisible();
}
