// Photographs every page of the public site as a whole, in every width and theme, and its states, into shots/.
import { join } from "node:path";
import { sitemap } from "./harness/sitemap.ts";
import { SITE_STATES } from "./harness/states-site.ts";
import { serverUrl, test } from "./harness/test.ts";

const SHOTS = join(import.meta.dirname, "shots");
const WIDTHS = [375, 768, 1440];
const THEMES = ["light", "dark"] as const;
const PARTS = 10;

for (let part = 0; part < PARTS; part++) {
  test(`public pages (${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const path of (await sitemap(serverUrl())).filter((_, index) => index % PARTS === part)) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          const name = `site${path === "/" ? "" : path.replaceAll("/", "-")}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: join(SHOTS, name), fullPage: true });
        }
      }
    }
  });
}

for (const language of ["en", "fr"] as const) {
  for (const { name, path, widths = [375, 1440], reach, answers = {} } of SITE_STATES) {
    test(`public state ${name} (${language})`, async ({ page, watch }) => {
      const home = language === "en" ? "" : "/fr";
      for (const [call, { status, json }] of Object.entries(answers)) {
        if (status >= 400) watch.expect(status, call);
        await page.route(`**${call}`, (route) => route.fulfill({ status, json }));
      }
      if (name === "not-found") watch.expect(404, home + path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(home + path || "/");
        const part = await reach?.(page, language);
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          const shot = { path: join(SHOTS, `site-state-${name}-${language}-${width}-${colorScheme}.png`) };
          await (part ?? page).screenshot(shot);
        }
      }
    });
  }
}
