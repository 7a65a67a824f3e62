// The browser every test runs in: the machine's Chromium, offline but for our own server.
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";

/** Settings of the browser and of its windows. */
export const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: "chromium",
  launchOptions: {
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium-headless-shell",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // A window lives for seconds: compiling its code well takes longer than running it.
      "--js-flags=--no-turbofan --no-maglev",
    ],
  },
  // Animations only make a test wait; a user can turn them off as well.
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 1280, height: 800 },
  locale: "en-US",
  timezoneId: "UTC",
  actionTimeout: 10_000,
  navigationTimeout: 15_000,
};
