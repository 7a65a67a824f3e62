// Lighthouse scores of the public pages on a simulated phone. Prints a table; requires 100 in categories without
// timing.
import { defineConfig } from "@playwright/test";
import { browser } from "./harness/browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "lighthouse.spec.ts",
  outputDir: "results/lighthouse",
  globalSetup: "./harness/global-setup.ts",
  timeout: 4 * 60 * 60_000,
  workers: 1,
  retries: 0,
  use: browser,
});
