// The clients of an agency, none and some, and the dialog that opens one.
import type { Person } from "./people.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";

const PAGE = "/dashboard/clients";

const texts = {
  en: { none: "No clients yet", title: "New client" },
  fr: { none: "Aucun client pour l’instant", title: "Nouveau client" },
};

async function openClients(member: Person) {
  const me = await member.call<{ organisation: { id: string } }>("GET", "/api/v1/me");
  for (const [name, ratings] of [
    ["Harbor Flowers", []],
    ["Milltown Bakery & Café of the Old Canal Street Market", [5, 2]],
  ] as const) {
    await member.call("POST", "/api/v1/organisations", { name, is_client: true });
    const { id } = await member.add({ name, address: "1 Main Street", city: "Boston" });
    for (const rating of ratings) {
      const review = {
        location_id: id,
        source: "other",
        rating,
        text: "Fine.",
        written_at: "2026-01-01T00:00:00Z",
      };
      await member.call("POST", "/api/v1/reviews", review);
    }
    await member.call("POST", `/api/v1/organisations/${me.organisation.id}/switch`, {});
  }
}

export const CLIENT_STATES: readonly State[] = [
  {
    name: "clients-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(PAGE);
      await expect(page.getByRole("heading", { name: texts[language].none })).toBeVisible();
    },
  },
  {
    name: "clients",
    viewer: "member",
    open: async (page, _language, member) => {
      if (member) await openClients(member);
      await page.goto(PAGE);
      await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(2);
    },
  },
  {
    name: "clients-new",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${PAGE}?new=true`);
      await expect(page.getByRole("dialog", { name: texts[language].title })).toBeVisible();
    },
  },
];
