// The states of the ways in besides a password, and of the settings about the account.
import type { Page } from "@playwright/test";
import { accountWords } from "./account-words.ts";
import { guard } from "./factors.ts";
import { type Person, signUp } from "./people.ts";
import type { State } from "./state.ts";
import { expect, serverUrl, signIn } from "./test.ts";
import { type Language, words } from "./words.ts";

const SECURITY = "/dashboard/settings/security";

/** In the order someone meets them. */
export const ACCOUNT_STATES: readonly State[] = [
  {
    name: "login-google",
    viewer: "visitor",
    open: async (page, language) => {
      await withGoogle(page);
      await page.goto(`${words[language].prefix}/login`);
      await expect(page.getByRole("button", { name: accountWords[language].google })).toBeVisible();
    },
  },
  {
    name: "forgot",
    viewer: "visitor",
    open: async (page, language) => {
      await page.goto(`${words[language].prefix}/forgot-password`);
      await expect(heading(page)).toHaveText(accountWords[language].forgot_title);
    },
  },
  {
    name: "forgot-sent",
    viewer: "visitor",
    open: async (page, language) => {
      await page.goto(`${words[language].prefix}/forgot-password`);
      await askFor(page, language);
    },
  },
  {
    name: "link-sent",
    viewer: "visitor",
    open: async (page, language) => {
      await page.goto(`${words[language].prefix}/sign-in-link`);
      await askFor(page, language);
    },
  },
  {
    name: "reset",
    viewer: "visitor",
    open: async (page, language) => {
      const { session } = await signUp(serverUrl());
      await page.goto(`${words[language].prefix}/reset-password${fragment(session, "recovery")}`);
      await page.getByRole("button", { name: accountWords[language].save_password }).click();
      await expect(page.getByText(words[language].auth.required).first()).toBeVisible();
    },
  },
  {
    name: "reset-expired",
    viewer: "visitor",
    open: async (page, language) => {
      await page.goto(`${words[language].prefix}/reset-password#error=access_denied&error_code=otp_expired`);
      await expect(heading(page)).toHaveText(accountWords[language].expired);
    },
  },
  {
    name: "confirm-ask",
    viewer: "visitor",
    open: async (page, language) => {
      const { session } = await signUp(serverUrl());
      await page.goto(`${words[language].prefix}/confirm?about=link${fragment(session, "magiclink")}`);
      await expect(heading(page)).toHaveText(accountWords[language].is_it_you);
    },
  },
  {
    name: "confirm-expired",
    viewer: "visitor",
    open: async (page, language) => {
      await page.goto(`${words[language].prefix}/confirm?about=signup#error=access_denied`);
      await expect(heading(page)).toHaveText(accountWords[language].expired);
    },
  },
  {
    name: "confirm-half",
    viewer: "visitor",
    open: async (page, language) => {
      await page.goto(`${words[language].prefix}/confirm?about=email_change#message=accepted`);
      await expect(heading(page)).toHaveText(accountWords[language].half);
    },
  },
  {
    name: "second-factor",
    viewer: "member",
    refusals: [{ status: 403, path: "/api/v1/" }],
    open: async (page, language, member) => {
      await openFactor(page, language, member);
    },
  },
  {
    name: "second-factor-wrong",
    viewer: "member",
    refusals: [
      { status: 403, path: "/api/v1/" },
      { status: 422, path: "/auth/v1/" },
    ],
    open: async (page, language, member) => {
      await openFactor(page, language, member);
      await page.getByRole("button", { name: accountWords[language].use_recovery }).click();
      await page.getByLabel(accountWords[language].recovery_code).fill("aaaa-bbbb-cccc-dddd");
      await page.getByRole("button", { name: accountWords[language].use_code }).click();
      await expect(page.getByText(accountWords[language].wrong_recovery)).toBeVisible();
    },
  },
  {
    name: "second-factor-required",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${words[language].prefix}/set-up-second-factor`);
      await expect(heading(page)).toHaveText(accountWords[language].two_steps_required);
    },
  },
  { name: "security", viewer: "member", open: openSecurity },
  {
    name: "security-proof",
    viewer: "member",
    refusals: [{ status: 400, path: "/auth/v1/factors" }],
    open: async (page, language) => {
      const needed = { code: 400, error_code: "reauthentication_needed", msg: "Prove who you are" };
      await page.route("**/auth/v1/factors", (route) => route.fulfill({ status: 400, json: needed }));
      await openSecurity(page, language);
      await page.getByRole("button", { name: accountWords[language].add_app }).click();
      await page.getByRole("button", { name: accountWords[language].next }).click();
      await expect(page.getByRole("dialog", { name: accountWords[language].still_you })).toBeVisible();
    },
  },
  {
    name: "security-guarded",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) throw new Error("nobody is signed in");
      const { strong } = await guard(serverUrl(), member);
      await strong.call("POST", "/auth/v1/recovery_codes", {});
      await signIn(page.context(), strong, language);
      await withPendingAddress(page);
      await withGoogle(page);
      await openSecurity(page, language);
      await expect(page.getByText(accountWords[language].codes_left(10))).toBeVisible();
    },
  },
  {
    name: "security-password",
    viewer: "member",
    open: async (page, language) => {
      await openSecurity(page, language);
      await page.getByRole("button", { name: accountWords[language].change_password }).click();
      await page.getByRole("button", { name: accountWords[language].save_password }).click();
      await expect(page.getByText(words[language].auth.required).first()).toBeVisible();
    },
  },
  {
    name: "security-app",
    viewer: "member",
    open: async (page, language) => {
      await openSecurity(page, language);
      await page.getByRole("button", { name: accountWords[language].add_app }).click();
      await page.getByRole("dialog").getByRole("button", { name: accountWords[language].next }).click();
      await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    },
  },
  {
    name: "security-codes",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) throw new Error("nobody is signed in");
      const { strong } = await guard(serverUrl(), member);
      await signIn(page.context(), strong, language);
      await openSecurity(page, language);
      await page.getByRole("button", { name: /^(Generate codes|Créer des codes)$/ }).click();
      await expect(page.getByRole("list", { name: accountWords[language].codes })).toBeVisible();
    },
  },
  {
    name: "security-demo",
    viewer: "demo",
    open: async (page, language) => {
      await page.goto(SECURITY);
      await expect(page.getByText(accountWords[language].demo)).toBeVisible();
    },
  },
];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function askFor(page: Page, language: Language) {
  const { auth } = words[language];
  await page.getByLabel(auth.email).fill(`nobody-${crypto.randomUUID()}@example.com`);
  await page.getByRole("button", { name: accountWords[language].email_me }).click();
  await expect(heading(page)).toHaveText(accountWords[language].check_mail);
}

/** Returns the fragment of an email's link. */
function fragment({ access_token, refresh_token }: Person["session"], type: string): string {
  return `#${new URLSearchParams({ access_token, refresh_token, expires_in: "3600", token_type: "bearer", type })}`;
}

async function openFactor(page: Page, language: Language, member: Person | null) {
  if (!member) throw new Error("nobody is signed in");
  const { weak } = await guard(serverUrl(), member);
  await signIn(page.context(), weak, language);
  await page.goto("/dashboard/locations");
  await expect(heading(page)).toHaveText(accountWords[language].factor_title);
  await expect(page.getByLabel(accountWords[language].app_code)).toBeFocused();
}

async function openSecurity(page: Page, language: Language) {
  await page.goto(SECURITY);
  await expect(page.getByText(accountWords[language].this_device)).toBeVisible();
}

async function withGoogle(page: Page) {
  await page.route("**/auth/v1/settings", async (route) => {
    const answer = await route.fetch();
    const settings = await answer.json();
    await route.fulfill({ json: { ...settings, external: { ...settings.external, google: true } } });
  });
}

async function withPendingAddress(page: Page) {
  await page.route("**/auth/v1/user", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), new_email: "marie@maison-laurier.example" } });
  });
}
