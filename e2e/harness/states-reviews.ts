// The inbox of reviews and the reply templates in each of their states.
import type { Page } from "@playwright/test";
import { INBOX, reviewPane, reviewRows, reviewWords } from "./reviews.ts";
import type { State } from "./state.ts";
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
