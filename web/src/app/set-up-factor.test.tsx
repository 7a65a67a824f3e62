// Organizations that require two-step sign-in.
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiError } from "@/lib/api";
import { setUp as en } from "@/messages/en/two-step";
import { setUp as fr } from "@/messages/fr/two-step";
import { MEMBER, openApp, session } from "@/test/open-app";
import { createQueryClient } from "./query-client";

const strict = (rule: "requires_second_factor" | "agency_requires_second_factor") => ({
  "GET /api/v1/me": {
    body: { ...MEMBER, organisation: MEMBER.organisation && { ...MEMBER.organisation, [rule]: true } },
  },
});
const STRICT = strict("requires_second_factor");

test.each([
  ["en", en, "/set-up-second-factor?next=%2Fdashboard%2Flocations"],
  ["fr", fr, "/fr/set-up-second-factor?next=%2Fdashboard%2Flocations"],
])("a_member_without_a_second_factor_is_led_to_set_one_up (%s)", async (language, words, address) => {
  localStorage.setItem("vitrine.language", language);
  const app = await openApp("/dashboard/locations", { isSignedIn: true, answers: STRICT });
  expect(await screen.findByRole("heading", { name: words.title })).toBeTruthy();
  expect(app.where()).toBe(address);
  expect(document.body.textContent).toContain(words.text("Maison Laurier"));
  for (const way of [words.add, words.elsewhere, words.other_account]) {
    expect(screen.getByRole("button", { name: way })).toBeTruthy();
  }
  const requests = app.seen.map(({ request }) => request).filter((request) => request.includes("/api/v1/"));
  expect(requests).toEqual(["GET /api/v1/me"]);
  app.stop();
});

test("the_rule_of_an_agency_leads_its_people_there_from_its_clients_too", async () => {
  const answers = strict("agency_requires_second_factor");
  const app = await openApp("/dashboard/locations", { isSignedIn: true, answers });
  expect(await screen.findByRole("heading", { name: en.title })).toBeTruthy();
  app.stop();
});

test("who_has_proved_two_factors_is_let_in", async () => {
  const claims = btoa(JSON.stringify({ sub: "u1", exp: 4_000_000_000, aal: "aal2" })).replaceAll("=", "");
  const strong = { ...session(), access_token: `e30.${claims}.c2ln` };
  sessionStorage.setItem("vitrine.session", JSON.stringify(strong));
  const app = await openApp("/dashboard/locations", { answers: STRICT });
  await waitFor(() => expect(app.seen.some(({ request }) => request === "GET /api/v1/locations")).toBe(true));
  expect(app.where()).toMatch(/^\/dashboard\/locations/);
  app.stop();
});

test.each([
  ["second_factor_required", "second-factor"],
  ["mfa_required", "set-up-second-factor"],
])("an_answer_%s_leads_to_%s", async (code, page) => {
  const lead = vi.fn();
  const client = createQueryClient(() => undefined, lead);
  const queryFn = () => Promise.reject(new ApiError({ status: 403, code }));
  await expect(client.fetchQuery({ queryKey: ["locations"], queryFn })).rejects.toThrow();
  expect(lead.mock.calls).toEqual([[page]]);
});
