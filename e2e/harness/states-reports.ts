// The list of reports and its schedules, the dialogs that make them, and a report.
import type { State } from "./state.ts";
import { expect } from "./test.ts";

const LIST = "/dashboard/reports";

const texts = {
  en: {
    none: "No reports yet",
    title: "New report",
    schedule: "New schedule",
    no_schedules: "Reports that send themselves",
  },
  fr: {
    none: "Aucun rapport pour l’instant",
    title: "Nouveau rapport",
    schedule: "Nouvel envoi programmé",
    no_schedules: "Des rapports qui partent tout seuls",
  },
};

export const REPORT_STATES: readonly State[] = [
  {
    name: "reports-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(LIST);
      await expect(page.getByRole("heading", { name: texts[language].none })).toBeVisible();
    },
  },
  {
    name: "reports-new",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${LIST}?new=true`);
      await expect(page.getByRole("dialog", { name: texts[language].title })).toBeVisible();
    },
  },
  {
    name: "reports-schedules-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${LIST}?tab=schedules`);
      await expect(page.getByRole("heading", { name: texts[language].no_schedules })).toBeVisible();
    },
  },
  {
    name: "reports-new-schedule",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${LIST}?schedule=new`);
      await expect(page.getByRole("dialog", { name: texts[language].schedule })).toBeVisible();
    },
  },
];
