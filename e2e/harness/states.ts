// Every screen of the app in its main states, for accessibility checks and screenshots.

import type { Page } from "@playwright/test";
import { openListTools } from "./bulk.ts";
import { importDialog, leaveBadRowsOut } from "./import.ts";
import type { Person } from "./people.ts";
import { PASSWORD } from "./people.ts";
import type { State } from "./state.ts";
import { ACCOUNT_STATES } from "./states-account.ts";
import { AUDIT_STATES } from "./states-audit.ts";
import { BILLING_STATES } from "./states-billing.ts";
import { CITATION_STATES } from "./states-citations.ts";
import { CLIENT_STATES } from "./states-clients.ts";
import { DATA_STATES } from "./states-data.ts";
import { DRAWER_STATES } from "./states-drawer.ts";
import { HEATMAP_STATES } from "./states-heatmaps.ts";
import { LIST_STATES } from "./states-list.ts";
import { MEMBERS_STATES } from "./states-members.ts";
import { OVERVIEW_STATES } from "./states-overview.ts";
import { PAGE_STATES } from "./states-pages.ts";
import { POST_STATES } from "./states-posts.ts";
import { PROFILE_STATES } from "./states-profile.ts";
import { REPORT_STATES } from "./states-reports.ts";
import { REQUEST_STATES } from "./states-requests.ts";
import { REVIEW_STATES } from "./states-reviews.ts";
import { SETTINGS_STATES } from "./states-settings.ts";
import { TOOL_STATES } from "./states-tools.ts";
import { WEBHOOK_STATES } from "./states-webhooks.ts";
import { expect } from "./test.ts";
import { type Language, words } from "./words.ts";

const LIST = "/dashboard/locations";

const BAD_ROWS = `Business Name,Address,City,State,ZIP Code,Phone
Harbor Coffee,12 Wharf Street,Boston,MA,02110,617 555 0123
,48 Elm Street,Boston,MA,02111,617 555 0124
Cedar & Pine,7 Main Street,Concord,NH,ABCDE,603 555 0125
Milltown Bakery,90 Canal Street,Lowell,MA
Harbor Coffee,12 Wharf Street,Boston,MA,02110,617 555 0123
Orchard Books,3 College Avenue,Ithaca,NY,14850,607 555 0126
`;

/** All states, in the order someone meets them. */
export const STATES: readonly State[] = [
  {
    name: "login",
    viewer: "visitor",
    open: async (page, language) => {
      await page.goto(`${words[language].prefix}/login`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language].auth.login_title);
    },
  },
  {
    name: "login-refused",
    viewer: "visitor",
    refusals: [{ status: 400, path: "/auth/v1/token" }],
    open: async (page, language) => {
      const { prefix, auth } = words[language];
      await page.goto(`${prefix}/login`);
      await page.getByLabel(auth.email).fill("nobody@example.com");
      await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: auth.sign_in, exact: true }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "signup",
    viewer: "visitor",
    open: async (page, language) => {
      await page.goto(`${words[language].prefix}/signup`);
      await expect(page.getByText(words[language].auth.trial)).toBeVisible();
    },
  },
  {
    name: "signup-errors",
    viewer: "visitor",
    open: async (page, language) => {
      const { prefix, auth, errors } = words[language];
      await page.goto(`${prefix}/signup`);
      await page.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
      await page.getByRole("button", { name: auth.create_account }).click();
      await page.getByLabel(auth.password, { exact: true }).fill("Harbor7");
      await page.getByLabel(auth.confirm_password).fill("Harbor8");
      await expect(page.getByText(errors.mismatch).first()).toBeVisible();
    },
  },
  {
    name: "not-found",
    viewer: "member",
    open: async (page, language) => {
      await page.goto("/dashboard/nothing-here");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language].shell.not_found);
    },
  },
  {
    name: "access-denied",
    viewer: "newcomer",
    open: async (page, language) => {
      await page.goto(LIST);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language].shell.denied);
    },
  },
  {
    name: "completion",
    viewer: "newcomer",
    open: async (page, language) => {
      await page.goto(`${words[language].prefix}/complete-registration`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language].auth.complete_title);
    },
  },
  {
    name: "list-empty",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(LIST);
      await expect(page.getByText(words[language].list.none)).toBeVisible();
    },
  },
  { name: "list", viewer: "demo", open: openRows },
  {
    name: "list-filtered",
    viewer: "demo",
    open: async (page, language) => {
      await openRows(page, language, "?status=verified&min_rating=4");
      await page.getByRole("button", { name: words[language].list.filters }).click();
      await expect(page.getByLabel(words[language].list.city, { exact: true })).toBeVisible();
    },
  },
  {
    name: "list-no-match",
    viewer: "demo",
    open: async (page, language) => {
      await page.goto(`${LIST}?q=nothing+like+this`);
      await expect(page.getByText(words[language].list.no_match)).toBeVisible();
    },
  },
  {
    name: "list-sort-menu",
    viewer: "demo",
    open: async (page, language) => {
      await openRows(page, language);
      await openListTools(page, language);
      await page.getByRole("button", { name: words[language].list.sort }).click();
      await expect(page.getByRole("listbox")).toBeVisible();
    },
  },
  {
    name: "list-selected",
    viewer: "demo",
    open: async (page, language) => {
      await openRows(page, language);
      for (const at of [1, 2, 4]) await page.getByRole("row").nth(at).getByRole("checkbox").check();
      await expect(page.locator("[data-slot=bulk-bar]")).toBeVisible();
    },
  },
  {
    name: "user-menu",
    viewer: "demo",
    open: async (page, language) => {
      await openRows(page, language);
      await page.getByRole("button", { name: words[language].shell.account }).click();
      await expect(page.getByRole("menuitem", { name: words[language].shell.sign_out })).toBeVisible();
    },
  },
  {
    name: "navigation",
    viewer: "demo",
    isNarrowOnly: true,
    open: async (page, language) => {
      await openRows(page, language);
      await page.getByRole("button", { name: words[language].shell.more, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "delete",
    viewer: "demo",
    open: async (page, language) => {
      await openRows(page, language);
      const { list } = words[language];
      await page
        .getByRole("button", { name: new RegExp(`^${list.delete} `) })
        .first()
        .click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "deleted",
    viewer: "demo",
    open: async (page, language) => {
      await openRows(page, language);
      const { list } = words[language];
      await page
        .getByRole("button", { name: new RegExp(`^${list.delete} `) })
        .first()
        .click();
      await page.getByRole("alertdialog").getByRole("button", { name: list.delete }).click();
      await expect(page.getByRole("button", { name: list.undo })).toBeVisible();
    },
  },
  {
    name: "add",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${LIST}?add=true`);
      await expect(page.getByRole("dialog").getByLabel(words[language].list.name)).toBeVisible();
    },
  },
  {
    name: "add-refused",
    viewer: "member",
    refusals: [{ status: 422, path: "/api/v1/locations" }],
    open: async (page, language) => {
      await page.goto(`${LIST}?add=true`);
      const { list } = words[language];
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(list.name).fill("Harbor Coffee");
      await dialog.getByLabel(list.address).fill("12 Wharf Street");
      await dialog.getByLabel(list.city).fill("Boston");
      await dialog.getByLabel(list.website).fill("not a website");
      await dialog.getByRole("button", { name: list.submit }).click();
      await expect(dialog.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "import-choose",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${LIST}?import=new`);
      await expect(importDialog(page)).toContainText(words[language].imports.drop);
    },
  },
  {
    name: "import-refused",
    viewer: "member",
    refusals: [{ status: 422, path: "/api/v1/imports" }],
    open: async (page, language) => {
      await page.goto(`${LIST}?import=new`);
      await expect(importDialog(page)).toContainText(words[language].imports.drop);
      await page.locator("input[type=file]").setInputFiles(file("Business Name\n"));
      await expect(importDialog(page).getByRole("alert")).toBeVisible();
    },
  },
  { name: "import-mapping", viewer: "member", open: openMapping },
  { name: "import-check", viewer: "member", open: openCheck },
  {
    name: "import-outcome",
    viewer: "member",
    open: async (page, language, member) => {
      await openCheck(page, language, member);
      const dialog = importDialog(page);
      await leaveBadRowsOut(page);
      await dialog.getByRole("button", { name: /^Import(er)? \d/ }).click();
      await expect(dialog.getByRole("button", { name: words[language].imports.undo })).toBeVisible();
    },
  },
  ...OVERVIEW_STATES,
  ...REVIEW_STATES,
  ...PAGE_STATES,
  ...POST_STATES,
  ...REQUEST_STATES,
  ...CITATION_STATES,
  ...HEATMAP_STATES,
  ...REPORT_STATES,
  ...CLIENT_STATES,
  ...BILLING_STATES,
  ...LIST_STATES,
  ...DRAWER_STATES,
  ...TOOL_STATES,
  ...WEBHOOK_STATES,
  ...AUDIT_STATES,
  ...SETTINGS_STATES,
  ...MEMBERS_STATES,
  ...PROFILE_STATES,
  ...DATA_STATES,
  ...ACCOUNT_STATES,
];

async function openRows(page: Page, _language: Language, search: string | Person | null = "") {
  await page.goto(`${LIST}${typeof search === "string" ? search : ""}`);
  await expect(page.getByRole("row").nth(3)).toBeVisible();
}

async function openMapping(page: Page, language: Language) {
  await page.goto(`${LIST}?import=new`);
  await expect(importDialog(page)).toContainText(words[language].imports.drop);
  await page.locator("input[type=file]").setInputFiles(file(BAD_ROWS));
  await expect(
    importDialog(page).getByRole("heading", { name: words[language].imports.mapping }),
  ).toBeVisible();
}

async function openCheck(page: Page, language: Language, _member: Person | null) {
  await openMapping(page, language);
  await importDialog(page).getByRole("button", { name: words[language].imports.check }).click();
  await expect(importDialog(page).getByRole("table")).toBeVisible();
}

function file(text: string) {
  return { name: "stores.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
}
