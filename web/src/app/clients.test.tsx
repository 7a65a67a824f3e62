// The clients of an agency in front of a server that is only its answers: finding the page, reading it, opening a client.
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Client } from "@/features/clients/api";
import { type Answers, fill, MEMBER, openApp } from "@/test/open-app";

const WAIT_OPTIONS = { timeout: 10_000 };

const client = (change: Partial<Client> = {}): Client => ({
  id: "c1",
  name: "Harbor Flowers",
  needs_second_factor: false,
  locations: 3,
  health: 92,
  critical_problems: 0,
  rating: 4.6,
  reviews: 1234,
  waiting: 7,
  last_active_at: "2026-01-01T00:00:00Z",
  plan: "active",
  ...change,
});

function open(path: string, hasClients: boolean, items: Client[] = [], answers: Answers = {}) {
  const me = {
    ...MEMBER,
    organisation: MEMBER.organisation && { ...MEMBER.organisation, has_clients: hasClients },
    permissions: [...MEMBER.permissions, "see_clients", "manage_organisation"],
  };
  return openApp(path, {
    isSignedIn: true,
    answers: {
      "GET /api/v1/me": { body: me },
      "GET /api/v1/clients": { body: { items, next_cursor: null } },
      "GET /api/v1/organisations": { body: { items: [] } },
      ...answers,
    },
  });
}

test.each([
  [true, 1],
  [false, 0],
])("the_navigation_of_an_organization_with_clients_%s_has_%d_link_to_them", async (hasClients, count) => {
  const app = await open("/dashboard", hasClients);
  await screen.findByRole("link", { name: "Settings" }, WAIT_OPTIONS);
  expect(screen.queryAllByRole("link", { name: "Clients" })).toHaveLength(count);
  app.stop();
});

test("a_row_has_the_figures_of_its_client_and_dashes_for_what_is_hidden", async () => {
  const hidden = client({
    id: "c2",
    name: "Milltown Bakery",
    needs_second_factor: true,
    locations: null,
    health: null,
    critical_problems: null,
    rating: null,
    reviews: null,
    waiting: null,
    last_active_at: null,
    plan: null,
  });
  const app = await open("/dashboard/clients", true, [
    client({ critical_problems: 2, plan: "over" }),
    hidden,
  ]);
  const row = await screen.findByRole("row", { name: /Harbor Flowers/ }, WAIT_OPTIONS);
  for (const text of ["Plan ended", "92%", "2 critical problems", "4.6", "1,234 reviews", "7"]) {
    expect(row.textContent).toContain(text);
  }
  const other = screen.getByRole("row", { name: /Milltown Bakery/ });
  expect(other.textContent).toContain("Needs two-step verification");
  expect(within(other).getAllByText("–")).toHaveLength(5);
  app.stop();
});

test("a_client_is_opened_by_its_button", async () => {
  const app = await open("/dashboard/clients", true, [client()], {
    "POST /api/v1/organisations/c1/switch": { status: 404, body: { code: "not_found", status: 404 } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Open Harbor Flowers" }, WAIT_OPTIONS));
  expect(app.seen.map(({ request }) => request)).toContain("POST /api/v1/organisations/c1/switch");
  await screen.findByText(/Couldn’t switch to Harbor Flowers/, undefined, WAIT_OPTIONS);
  app.stop();
});

test("an_empty_page_says_what_a_client_is_and_its_button_opens_one", async () => {
  const app = await open("/dashboard/clients", false, [], {
    "POST /api/v1/organisations": { status: 403, body: { code: "forbidden", status: 403 } },
  });
  await screen.findByRole("heading", { name: "No clients yet" }, WAIT_OPTIONS);
  await userEvent.click(screen.getByRole("button", { name: "New client" }));
  const dialog = await screen.findByRole("dialog", { name: "New client" }, WAIT_OPTIONS);
  expect(within(dialog).queryByRole("radio")).toBeNull();
  fill(within(dialog).getByLabelText(/Name/), "Orchard Books");
  await userEvent.click(within(dialog).getByRole("button", { name: "Create client" }));
  const sent = app.seen.find(({ request }) => request === "POST /api/v1/organisations");
  expect(sent?.body).toEqual({ name: "Orchard Books", is_client: true });
  app.stop();
});

test.each([
  [false, "checkbox", "I manage it for a client"],
  [true, "radio", "New client"],
] as const)("a_new_organization_with_clients_%s_is_a_client_by_a_%s", async (hasClients, role, name) => {
  const app = await open("/dashboard", hasClients);
  await userEvent.click(await screen.findByRole("button", { name: /Maison Laurier/ }, WAIT_OPTIONS));
  const dialog = await screen.findByRole("dialog", { name: "Your organizations" }, WAIT_OPTIONS);
  await userEvent.click(within(dialog).getByRole("button", { name: "New organization" }));
  const form = await screen.findByRole("dialog", { name: "New organization" }, WAIT_OPTIONS);
  expect(await within(form).findByRole(role, { name: new RegExp(name) })).toBeTruthy();
  app.stop();
});
