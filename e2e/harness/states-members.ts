// The members and the organization in the settings, in each of their states.
import type { Page } from "@playwright/test";
import { freshEmail, PASSWORD, type Person } from "./people.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";
import type { Language } from "./words.ts";

const words = {
  en: {
    invite: "Invite member",
    some: "Selected locations",
    labels: "With any of these labels",
    begin: "Start…",
  },
  fr: {
    invite: "Inviter un membre",
    some: "Établissements choisis",
    labels: "Ceux qui portent l’une de ces étiquettes",
    begin: "Commencer…",
  },
};

async function inviteSome(member: Person) {
  const label = await member.call<{ id: string }>("POST", "/api/v1/labels", {
    name: "North",
    color: "green",
  });
  const invitations = [
    { role: "manager", limits: { labels: [label.id], locations: [] } },
    { role: "client", limits: null },
  ];
  for (const invitation of invitations) {
    await member.call("POST", "/api/v1/invitations", { email: freshEmail(), ...invitation });
  }
}

async function openMembers(page: Page) {
  await page.goto("/dashboard/settings/members");
  await expect(page.locator("#pending-title")).toBeVisible();
}

async function openInvite(page: Page, language: Language) {
  await openMembers(page);
  await page.getByRole("button", { name: words[language].invite }).click();
  await page.locator("label", { hasText: words[language].some }).click();
  await expect(page.getByRole("group", { name: words[language].labels })).toBeVisible();
}

async function letUseEmergencyAccess(member: Person) {
  await member.call("PATCH", `/api/v1/members/${member.session.user.id}`, { may_use_emergency_access: true });
}

export const MEMBERS_STATES: readonly State[] = [
  {
    name: "members",
    viewer: "member",
    open: async (page, _language, member) => {
      if (member) await inviteSome(member);
      await openMembers(page);
    },
  },
  {
    name: "members-invite",
    viewer: "member",
    open: async (page, language, member) => {
      if (member) await inviteSome(member);
      await openInvite(page, language);
    },
  },
  {
    name: "emergency-begin",
    viewer: "member",
    open: async (page, language, member) => {
      if (member) await letUseEmergencyAccess(member);
      await page.goto("/dashboard/settings/members");
      await page.getByRole("button", { name: words[language].begin }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").first().fill("urgent");
      await dialog.locator("button[type=submit][form]").click();
      await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(2);
    },
  },
  {
    name: "emergency-running",
    viewer: "member",
    open: async (page, _language, member) => {
      if (member) {
        await letUseEmergencyAccess(member);
        await member.call("POST", "/api/v1/organisation/emergency-access", {
          reason: "Water damage: hours must change at once, and Ada is out of reach.",
          hours: 4,
          password: PASSWORD,
        });
      }
      await page.goto("/dashboard/settings/members");
      await expect(page.locator("[data-slot=emergency-banner]")).toBeVisible();
      await expect(page.locator("#emergency-title")).toBeVisible();
    },
  },
  {
    name: "organisation",
    viewer: "member",
    open: async (page) => {
      await page.goto("/dashboard/settings/organisation");
      await expect(page.getByRole("textbox").first()).toHaveValue("Corner Shops");
    },
  },
  {
    name: "plan",
    viewer: "member",
    open: async (page) => {
      await page.goto("/dashboard/settings/plan");
      await expect(page.getByRole("heading", { level: 3 })).toBeVisible();
    },
  },
  {
    name: "invitation-gone",
    viewer: "visitor",
    refusals: [{ status: 404, path: "/api/v1/invitations/show" }],
    open: async (page, language) => {
      await page.goto(`${language === "fr" ? "/fr" : ""}/invitation#guessed`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    },
  },
];
