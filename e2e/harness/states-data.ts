// The data of an organization in the settings, in each of its states.
import type { Page } from "@playwright/test";
import { PASSWORD } from "./people.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";
import type { Language } from "./words.ts";

const words = {
  en: { remove: "Delete organization", download: "Download", account: "Delete account" },
  fr: { remove: "Supprimer l’organisation", download: "Télécharger", account: "Supprimer le compte" },
};

async function openData(page: Page) {
  await page.goto("/dashboard/settings/data");
  await expect(page.locator("#section-title")).toBeVisible();
}

async function openDialog(page: Page, button: string) {
  await openData(page);
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
}

export const DATA_STATES: readonly State[] = [
  { name: "data", viewer: "member", open: openData },
  {
    name: "data-export",
    viewer: "member",
    open: async (page, language: Language, member) => {
      if (member) await member.call("POST", "/api/v1/data/exports");
      await openData(page);
      const ready = page.getByRole("button", { name: words[language].download, exact: true });
      await expect(ready).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: "data-removal",
    viewer: "member",
    open: (page, language: Language) => openDialog(page, words[language].remove),
  },
  {
    name: "data-erasure",
    viewer: "member",
    open: (page, language: Language) => openDialog(page, words[language].account),
  },
  {
    name: "data-leaving",
    viewer: "member",
    open: async (page, _language, member) => {
      if (member) {
        await member.call("POST", "/api/v1/data/removal", { name: "Corner Shops", password: PASSWORD });
      }
      await openData(page);
      await expect(page.locator("[data-slot=leaving-banner]")).toBeVisible();
    },
  },
];
