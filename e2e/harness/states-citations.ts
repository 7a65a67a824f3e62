// The citations of one location, the tasks, and the directories in each of their states.
import { CITATIONS, citationWords, openListing, SHOP } from "./citations.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";

export const CITATION_STATES: readonly State[] = [
  {
    name: "citations-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(CITATIONS);
      await expect(page.getByText(citationWords[language].none)).toBeVisible();
    },
  },
  {
    name: "citations-listing",
    viewer: "member",
    open: async (page, language, member) => {
      await member?.add(SHOP);
      const panel = await openListing(page);
      await expect(panel.getByRole("button", { name: citationWords[language].found })).toBeVisible();
    },
  },
  {
    name: "citations-found",
    viewer: "member",
    open: async (page, language, member) => {
      await member?.add(SHOP);
      const panel = await openListing(page);
      await panel.getByRole("button", { name: citationWords[language].found }).click();
      await expect(
        page.getByRole("dialog").getByRole("button", { name: citationWords[language].compare }),
      ).toBeVisible();
    },
  },
  {
    name: "citation-tasks-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${CITATIONS}/tasks`);
      await expect(page.getByText(citationWords[language].no_tasks)).toBeVisible();
    },
  },
  {
    name: "citation-directories",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${CITATIONS}/directories?country=FR&trade=legal`);
      await expect(page.getByText(citationWords[language].directories_shown)).toBeVisible();
    },
  },
];
