// Folder of screenshots, and the widths and themes in which they are taken.
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { showTheme } from "./axe.ts";
import type { Language } from "./words.ts";

const SHOTS = join(import.meta.dirname, "..", "shots");

/** The screens: a telephone, a tablet, a laptop. */
export const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Takes a screenshot of the page in both themes. */
export async function photograph(page: Page, name: string, width: number, language: Language) {
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    // A map in other colors is drawn anew.
    for (const map of await page.locator("[data-slot=map]").all())
      await map.locator("[data-ready]").waitFor({ state: "attached" });
    await page.screenshot({ path: join(SHOTS, `${name}-${width}-${theme}-${language}.png`), caret: "hide" });
  }
}
