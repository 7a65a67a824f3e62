// The browser every test runs in: the machine's Chromium, offline but for our own server.
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";

/** Settings of the browser and of its windows. */
export const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: "chromium",
  launchOptions: {
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
  viewport: { width: 1280, height: 800 },
  locale: "en-US",
  timezoneId: "UTC",
  actionTimeout: 10_000,
  navigationTimeout: 15_000,
};
