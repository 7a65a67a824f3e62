// The inbox of reviews and the reply templates in each of their states.
import type { Page } from "@playwright/test";
import { importDialog } from "./import.ts";
import { INBOX, reviewPane, reviewRows, reviewWords } from "./reviews.ts";
import type { State } from "./state.ts";
import { teamWords } from "./team.ts";
import { expect } from "./test.ts";
import { type Language, words } from "./words.ts";

export const REVIEW_STATES: readonly State[] = [
  {
    name: "reviews-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(INBOX);
      await expect(page.getByText(reviewWords[language].none)).toBeVisible();
    },
  },
  {
    name: "reviews",
    viewer: "demo",
    open: async (page, language) => {
      await openInbox(page, language);
    },
  },
  {
    name: "reviews-open",
    viewer: "demo",
    open: async (page, language) => {
      await openInbox(page, language);
      await reviewRows(page, reviewWords[language]).first().click();
      await expect(reviewPane(page, reviewWords[language])).toBeVisible();
    },
  },
  {
    name: "reviews-checked",
    viewer: "demo",
    open: async (page, language) => {
      const { reply, personal_data } = reviewWords[language];
      await openInbox(page, language);
      await reviewRows(page, reviewWords[language]).first().click();
      await page
        .getByLabel(reply, { exact: true })
        .fill("Write to bob@mail.example. This will never happen again.");
      await expect(
        reviewPane(page, reviewWords[language]).getByRole("listitem").filter({ hasText: personal_data }),
      ).toBeVisible();
    },
  },
  {
    name: "reviews-approval",
    viewer: "demo",
    open: async (page, language) => {
      await openWaiting(page, language);
    },
  },
  {
    name: "reviews-approval-edit",
    viewer: "demo",
    open: async (page, language) => {
      const bar = await openWaiting(page, language);
      await bar.getByRole("button", { name: reviewWords[language].edit }).click();
      await expect(bar.getByRole("textbox")).toBeFocused();
    },
  },
  {
    name: "reviews-approval-send-back",
    viewer: "demo",
    open: async (page, language) => {
      const { send_back, comment } = reviewWords[language];
      const bar = await openWaiting(page, language);
      await bar.getByRole("button", { name: send_back }).click();
      await expect(bar.getByLabel(comment)).toBeFocused();
    },
  },
  {
    name: "reviews-assigned",
    viewer: "demo",
    open: async (page, language) => {
      await openAssigned(page, language);
    },
  },
  {
    name: "reviews-assigned-mention",
    viewer: "demo",
    open: async (page, language) => {
      await openAssigned(page, language);
      await page.getByLabel(teamWords[language].note, { exact: true }).pressSequentially("Ask @");
      await expect(page.getByRole("listbox", { name: teamWords[language].members })).toBeVisible();
    },
  },
  {
    name: "reviews-selected",
    viewer: "demo",
    open: async (page, language) => {
      await openInbox(page, language);
      const boxes = page.getByRole("list", { name: reviewWords[language].list }).getByRole("checkbox");
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await expect(page.getByRole("region", { name: teamWords[language].selected })).toBeVisible();
    },
  },
  {
    name: "reviews-response-times",
    viewer: "demo",
    open: async (page, language) => {
      await openInbox(page, language);
      const { times, replies } = teamWords[language];
      await page.getByRole("button", { name: times }).click();
      await expect(page.getByRole("dialog", { name: times }).getByText(replies).first()).toBeVisible();
    },
  },
  {
    name: "reviews-by-month",
    viewer: "demo",
    open: async (page, language) => {
      await openInbox(page, language);
      const { by_month, months, months_table } = reviewWords[language];
      await page.getByRole("button", { name: by_month }).click();
      await expect(
        page.getByRole("dialog", { name: months }).getByRole("table", { name: months_table }),
      ).toBeVisible();
    },
  },
  {
    name: "reviews-import",
    viewer: "demo",
    open: async (page) => {
      await page.goto(`${INBOX}?import=new`);
      const buffer = Buffer.from("Location,Author,Rating,Text,Date\nWalmart,Ann,8/10,Good,2025-02-13\n");
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "reviews.csv", mimeType: "text/csv", buffer });
      await expect(importDialog(page).getByRole("button", { name: /Author/ })).toBeVisible();
    },
  },
  {
    name: "reviews-add",
    viewer: "demo",
    open: async (page, language) => {
      await openInbox(page, language);
      const { more, add } = reviewWords[language];
      await page.getByRole("button", { name: more }).click();
      await page.getByRole("menuitem", { name: add }).click();
      await expect(page.getByRole("dialog", { name: add })).toBeVisible();
    },
  },
  {
    name: "reviews-failed",
    viewer: "demo",
    refusals: [{ status: 422, path: "/api/v1/reviews" }],
    open: async (page, language) => {
      await page.route(/\/api\/v1\/reviews\?/, (route) =>
        route.fulfill({ status: 422, json: { code: "bad_request", status: 422 } }),
      );
      await page.goto(INBOX);
      await expect(page.getByRole("button", { name: words[language].retry })).toBeVisible();
    },
  },
  {
    name: "reply-templates",
    viewer: "member",
    open: async (page, language) => {
      await page.goto("/dashboard/settings/reply-templates");
      await expect(page.getByText(reviewWords[language].template_none)).toBeVisible();
    },
  },
];

async function openInbox(page: Page, language: Language) {
  await page.goto(INBOX);
  await expect(reviewRows(page, reviewWords[language]).first()).toBeVisible();
}

async function openAssigned(page: Page, language: Language) {
  await page.goto(`${INBOX}?assigned=me&sort=oldest`);
  await reviewRows(page, reviewWords[language]).first().click();
  await expect(page.getByLabel(teamWords[language].note, { exact: true })).toBeVisible();
}

async function openWaiting(page: Page, language: Language) {
  const { someone_asks } = reviewWords[language];
  await page.goto(`${INBOX}?waiting_for=approval`);
  await reviewRows(page, reviewWords[language]).first().click();
  const bar = page.getByRole("region", { name: someone_asks });
  await expect(bar).toBeVisible();
  return bar;
}
