// The states of the audit log.
import { auditWords } from "./audit-words.ts";
import type { Person } from "./people.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";

const PAGE = "/dashboard/settings/audit";

/** In the order someone meets them. */
export const AUDIT_STATES: readonly State[] = [
  {
    name: "audit",
    viewer: "member",
    open: async (page, language, member) => {
      await rename(member);
      await page.goto(PAGE);
      await page.getByRole("button", { name: auditWords[language].renamed }).click();
      await expect(page.getByRole("main").getByText("Boulangerie Zoé")).toBeVisible();
    },
  },
  {
    name: "audit-nothing-found",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${PAGE}?group=google`);
      await expect(page.getByText(auditWords[language].nothing)).toBeVisible();
    },
  },
  {
    name: "audit-failed",
    viewer: "member",
    refusals: [{ status: 503, path: "/api/v1/audit-log" }],
    open: async (page, language) => {
      await page.route("**/api/v1/audit-log?**", (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto(PAGE);
      await expect(page.getByText(auditWords[language].failed)).toBeVisible();
    },
  },
];

/** Renames the organization, which creates an entry in the audit log. */
export async function rename(member: Person | null | undefined) {
  if (!member) throw new Error("nobody is signed in");
  await member.call("PATCH", "/api/v1/organisation", { name: "Boulangerie Zoé" });
}
