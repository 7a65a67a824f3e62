// The states of the bell, the palette, the settings and the API reference.
import type { Page } from "@playwright/test";
import { accountWords } from "./account-words.ts";
import type { Person } from "./people.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";
import { bell, openPalette, TWO_SHOPS, toolWords } from "./tools.ts";
import type { Language } from "./words.ts";

const LIST = "/dashboard/locations";
const SETTINGS = "/dashboard/settings";

/** In the order of the top bar, then the settings. */
export const TOOL_STATES: readonly State[] = [
  {
    name: "notifications",
    viewer: "member",
    open: async (page, language, member) => {
      await member?.importText("new-england-stores.csv", TWO_SHOPS);
      await openBell(page, language);
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "notifications-empty",
    viewer: "member",
    open: async (page, language) => {
      await openBell(page, language);
      await expect(page.getByText(toolWords[language].nothing_new)).toBeVisible();
    },
  },
  {
    name: "palette",
    viewer: "demo",
    open: async (page, language) => {
      await page.goto(LIST);
      await openPalette(page, toolWords[language]);
    },
  },
  {
    name: "palette-found",
    viewer: "demo",
    open: async (page, language) => {
      await page.goto(LIST);
      await (await openPalette(page, toolWords[language])).fill("co");
      await expect(page.getByRole("option").nth(5)).toBeVisible();
    },
  },
  {
    name: "palette-nothing",
    viewer: "demo",
    open: async (page, language) => {
      await page.goto(LIST);
      await (await openPalette(page, toolWords[language])).fill("zzqq");
      await expect(page.getByText(toolWords[language].nothing_found)).toBeVisible();
    },
  },
  {
    name: "shortcuts",
    viewer: "demo",
    open: async (page, language) => {
      await page.goto(LIST);
      await expect(bell(page, toolWords[language])).toBeVisible();
      await page.locator("body").press("?");
      await expect(page.getByRole("dialog", { name: toolWords[language].shortcuts })).toBeVisible();
    },
  },
  {
    name: "settings-sections",
    viewer: "member",
    isNarrowOnly: true,
    open: async (page, language) => {
      await page.goto(SETTINGS);
      await expect(page.getByRole("link", { name: accountWords[language].security })).toBeVisible();
    },
  },
  {
    name: "settings-notifications",
    viewer: "member",
    open: async (page) => {
      await page.goto(`${SETTINGS}/notifications`);
      await expect(page.getByRole("switch").first()).toBeVisible();
    },
  },
  {
    name: "settings-tokens-empty",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${SETTINGS}/tokens`);
      await expect(page.getByText(toolWords[language].no_tokens)).toBeVisible();
    },
  },
  {
    name: "settings-tokens",
    viewer: "member",
    open: openTokens,
  },
  {
    name: "settings-token-create",
    viewer: "member",
    open: async (page, language) => {
      const { create, create_title, submit } = toolWords[language];
      await page.goto(`${SETTINGS}/tokens`);
      await page.getByRole("button", { name: create }).click();
      const dialog = page.getByRole("dialog", { name: create_title });
      await dialog.getByRole("button", { name: submit }).click();
      await expect(dialog.getByText(toolWords[language].required)).toBeVisible();
    },
  },
  {
    name: "settings-token-made",
    viewer: "member",
    open: async (page, language) => {
      const { create, name, submit, made } = toolWords[language];
      await page.goto(`${SETTINGS}/tokens`);
      await page.getByRole("button", { name: create }).click();
      await page.getByRole("dialog").getByLabel(name).fill("Store locator");
      await page.getByRole("dialog").getByRole("button", { name: submit }).click();
      await expect(page.getByRole("alertdialog", { name: made })).toBeVisible();
    },
  },
  {
    name: "settings-token-revoke",
    viewer: "member",
    open: async (page, language, member) => {
      const { revoke, revoke_title } = toolWords[language];
      await openTokens(page, language, member);
      await page.getByRole("button", { name: revoke("Store locator") }).click();
      await expect(page.getByRole("alertdialog", { name: revoke_title("Store locator") })).toBeVisible();
    },
  },
  {
    name: "api-reference",
    viewer: "visitor",
    open: async (page, language) => {
      await shorten(page);
      await page.goto(toolWords[language].reference_path);
      await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    },
  },
  {
    name: "api-reference-operation",
    viewer: "visitor",
    open: async (page, language) => {
      await shorten(page);
      // Without this, the page of the size before is not loaded again, and a response that was expanded stays expanded.
      await page.goto(toolWords[language].reference_path);
      await page.goto(`${toolWords[language].reference_path}#create_location`);
      const operation = page.locator("#create_location");
      await operation.getByText("201", { exact: true }).click();
      await expect(operation.getByText("phone_e164").filter({ visible: true })).toHaveCount(1);
    },
  },
];

/** Keeps a few operations of the API, one of each method, because the others look the same. */
async function shorten(page: Page) {
  const keptPaths = ["/api/v1/locations", "/api/v1/tokens/{id}", "/api/v1/demo"];
  await page.route("/api/v1/openapi.json", async (route) => {
    const answer = await route.fetch();
    const document = await answer.json();
    const paths = Object.fromEntries(keptPaths.map((path) => [path, document.paths[path]]));
    await route.fulfill({ response: answer, json: { ...document, paths } });
  });
}

async function openBell(page: Page, language: Language) {
  await page.goto(LIST);
  await bell(page, toolWords[language]).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function openTokens(page: Page, language: Language, member: Person | null) {
  for (const [name, scope, expires_in_days] of [
    ["Store locator", "read", 365],
    ["Point of sale of the whole north-eastern region", "write", null],
  ] as const) {
    await member?.call("POST", "/api/v1/tokens", { name, scope, expires_in_days });
  }
  await page.goto(`${SETTINGS}/tokens`);
  await expect(page.getByRole("button", { name: toolWords[language].revoke("Store locator") })).toBeVisible();
}
