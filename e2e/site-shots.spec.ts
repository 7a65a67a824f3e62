// Photographs every page of the public site as a whole, in every width and theme, into shots/.
import { join } from "node:path";
import { sitemap } from "./harness/sitemap.ts";
import { serverUrl, test } from "./harness/test.ts";

const SHOTS = join(import.meta.dirname, "shots");
const WIDTHS = [375, 768, 1440];
const PARTS = 10;

for (let part = 0; part < PARTS; part++) {
  test(`public pages (${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const path of (await sitemap(serverUrl())).filter((_, index) => index % PARTS === part)) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          const name = `site${path === "/" ? "" : path.replaceAll("/", "-")}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: join(SHOTS, name), fullPage: true });
        }
      }
    }
  });
}
