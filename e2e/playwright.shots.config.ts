// The screenshots: no assertions of their own, the same harness.
import { defineConfig } from "@playwright/test";
import { browser } from "./harness/browser.ts";

// Of journeys, one of two languages is enough; pictures are taken of both.
process.env.TEST_ALL = "1";

export default defineConfig({
  testDir: ".",
  testMatch: ["shots.spec.ts", "site-shots.spec.ts", "google-shots.spec.ts"],
  outputDir: "results/shots",
  globalSetup: "./harness/global-setup.ts",
  timeout: 5 * 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  use: browser,
});
