// Profile and brand settings as screen states.
import { png } from "./settings.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";

const PICTURE = { "Content-Type": "image/png" };

export const PROFILE_STATES: readonly State[] = [
  {
    name: "profile",
    viewer: "member",
    open: async (page, _language, member) => {
      await member?.call("PUT", "/api/v1/profile/photo", png(200, 200, 150), PICTURE);
      await page.goto("/dashboard/settings/profile");
      await expect(page.locator("main [data-slot=avatar] img")).toHaveJSProperty("complete", true);
    },
  },
  {
    name: "organisation-brand",
    viewer: "member",
    open: async (page, _language, member) => {
      await member?.call("PUT", "/api/v1/organisation/logo", png(480, 120, 90), PICTURE);
      await member?.call("PATCH", "/api/v1/organisation", { brand_colour: "#c2410c" });
      await page.goto("/dashboard/settings/organisation");
      await expect(page.locator("main img")).toHaveJSProperty("complete", true);
      await expect(page.locator("input[type=color]")).toHaveValue("#c2410c");
      await page.locator("input[type=color]").scrollIntoViewIfNeeded();
    },
  },
];
