// Measures frames and keystrokes of the list with 100,000 locations. Prints figures, asserts nothing.
import { defineConfig } from "@playwright/test";
import { browser } from "./harness/browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "table.spec.ts",
  outputDir: "results/table",
  globalSetup: "./harness/global-setup.ts",
  timeout: 10 * 60_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  use: browser,
});
