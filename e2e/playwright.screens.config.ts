// The pictures of the dashboard for the public site: no assertions of their own, the same harness.
import { defineConfig } from "@playwright/test";
import { browser } from "./harness/browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "screens.spec.ts",
  outputDir: "results/screens",
  globalSetup: "./harness/global-setup.ts",
  timeout: 5 * 60_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  use: browser,
});
