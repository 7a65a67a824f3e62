// The members and the organisation in the settings, in each of their states.
import type { Page } from "@playwright/test";
import { freshEmail, type Person } from "./people.ts";
import type { State } from "./states.ts";
import { expect } from "./test.ts";
import type { Language } from "./words.ts";

const words = {
  en: { invite: "Invite somebody", some: "Only some", labels: "Those with one of these labels" },
  fr: {
    invite: "Inviter quelqu’un",
    some: "Certains seulement",
    labels: "Ceux qui portent l’une de ces étiquettes",
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
  await expect(page.locator("#waiting-title")).toBeVisible();
}

async function openInvite(page: Page, language: Language) {
  await openMembers(page);
  await page.getByRole("button", { name: words[language].invite }).click();
  await page.locator("label", { hasText: words[language].some }).click();
  await expect(page.getByRole("group", { name: words[language].labels })).toBeVisible();
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
