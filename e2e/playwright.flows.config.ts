// The flows of signing in: the public client, unmodified, against the program with a real mail server and an OpenID
// Connect provider. No browser takes part.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "flows",
  outputDir: "results/flows",
  globalTimeout: 5 * 60_000,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
});
