// The list of heatmaps, the dialog that creates one, and the integrations in each of their states.
import type { State } from "./state.ts";
import { expect } from "./test.ts";

const LIST = "/dashboard/heatmaps";
const INTEGRATIONS = "/dashboard/settings/integrations";

const texts = {
  en: {
    none: "No heatmaps yet",
    title: "New heatmap",
    add: "Add a key for DataForSEO",
    connect: "Connect DataForSEO",
    cap: "Monthly cap",
    change: "Change cap",
    change_title: "Change the monthly cap",
  },
  fr: {
    none: "Aucune carte de positions",
    title: "Nouvelle carte de positions",
    add: "Ajouter une clé pour DataForSEO",
    connect: "Connecter DataForSEO",
    cap: "Plafond mensuel",
    change: "Modifier le plafond",
    change_title: "Modifier le plafond mensuel",
  },
};

export const HEATMAP_STATES: readonly State[] = [
  {
    name: "heatmaps-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(LIST);
      await expect(page.getByText(texts[language].none)).toBeVisible();
    },
  },
  {
    name: "heatmaps-new",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${LIST}?new=true`);
      await expect(page.getByRole("dialog", { name: texts[language].title })).toBeVisible();
    },
  },
  {
    name: "integrations",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(INTEGRATIONS);
      await expect(page.getByRole("heading", { name: texts[language].cap })).toBeVisible();
    },
  },
  {
    name: "integrations-key",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(INTEGRATIONS);
      await page.getByRole("button", { name: texts[language].add }).click();
      await expect(page.getByRole("dialog", { name: texts[language].connect })).toBeVisible();
    },
  },
  {
    name: "integrations-cap",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(INTEGRATIONS);
      await page.getByRole("button", { name: texts[language].change }).click();
      await expect(page.getByRole("dialog", { name: texts[language].change_title })).toBeVisible();
    },
  },
];
