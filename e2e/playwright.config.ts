// The journeys: on SQLite all of them; on PostgreSQL those that depend on the database most.
import { defineConfig } from "@playwright/test";
import { browser } from "./harness/browser.ts";
import { onPostgres } from "./harness/database.ts";

export default defineConfig({
  testDir: "tests",
  outputDir: "results",
  globalSetup: "./harness/global-setup.ts",
  globalTimeout: 30 * 60_000,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A busy machine may exceed a timeout; the report still lists flaky tests.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  grep: onPostgres ? /@both/ : /./,
  use: {
    ...browser,
    // Recording takes a tenth of the time: where a failed journey is tried again, that trial is recorded.
    trace: { mode: process.env.CI ? "on-first-retry" : "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
  },
});
