// Citations: the matrix, a listing, and observations by members.
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Schemas } from "@/lib/api";
import { type Answers, MEMBER, openApp } from "@/test/open-app";

const ME = {
  ...MEMBER,
  permissions: [...MEMBER.permissions, "see_citations", "work_on_citations", "manage_citations"],
};
const WAIT_OPTIONS = { timeout: 15_000 };

const directory = (id: string, name: string, tier: number): Schemas["Directory"] => ({
  id,
  name,
  domain: `${id}.example`,
  countries: [],
  group: "major",
  trades: [],
  tier,
  submit: "owner_account",
  verify: "email",
  languages: ["en"],
  add_url: null,
  search_url: `https://${id}.example/search`,
  checking: "manual",
  confidence: "seen",
  is_own: false,
  is_hidden: false,
});
const YELP = directory("yelp", "Yelp", 1);
const BING = directory("bing", "Bing Places", 1);

const SCORES: Schemas["CitationScores"] = {
  score: 62.5,
  accuracy: 91,
  coverage: 70,
  checked: 40,
  applicable: 80,
  checked_count: 30,
  found: 20,
  wrong: 1,
  missing: 10,
  rules_version: 1,
};

const row = (id: string, name: string): Schemas["CitationRow"] => ({
  location: { id, name, city: "Lyon", country: "FR" },
  scores: SCORES,
  applicable: ["yelp", "bing"],
  cells: [{ directory_id: "yelp", state: "wrong", score: 55, task_state: "to_do", is_stale: false }],
});

const matrix = (rows: Schemas["CitationRow"][]): Schemas["CitationMatrix"] => ({
  columns: [YELP, BING].map(({ id, name, domain, tier }) => ({ directory_id: id, name, domain, tier })),
  items: rows,
  next_cursor: null,
});

const listing = (directory: Schemas["Directory"], state: Schemas["CitationState"]): Schemas["Citation"] => ({
  id: null,
  directory,
  state,
  score: state === "wrong" ? 55 : null,
  url: null,
  found: { name: null, address: null, city: null, postcode: null, phone: null },
  fields:
    state === "wrong"
      ? [
          {
            field: "phone",
            reference: "04 78 00 11 22",
            found: "04 78 00 99 22",
            state: "mismatch",
            score: 0,
            reasons: ["different"],
          },
        ]
      : [],
  is_stale: false,
  is_duplicate: false,
  is_hint: false,
  decision: null,
  method: null,
  checked_at: null,
  next_check_at: null,
  evidence_count: 0,
  task: null,
  search_url: directory.search_url,
  add_url: null,
});

const SUMMARY: Schemas["CitationSummary"] = {
  locations: 2,
  checked_locations: 2,
  score: 62.5,
  accuracy: 91,
  coverage: 70,
  checked: 40,
  found: 40,
  wrong: 2,
  missing: 20,
  unsure: 0,
  tasks_open: 3,
  tasks_overdue: 1,
  checked_automatically: 22,
  checked_with_help: 58,
};

const usual = (rows: Schemas["CitationRow"][]): Answers => ({
  "GET /api/v1/me": { body: ME },
  "GET /api/v1/labels": { body: { items: [] } },
  "GET /api/v1/citations": { body: matrix(rows) },
  "GET /api/v1/citations/summary": { body: { ...SUMMARY, locations: rows.length } },
  "GET /api/v1/citation-audits": { body: { items: [] } },
  "GET /api/v1/locations/l1": { body: { id: "l1", name: "Le Descartes", city: "Lyon" } },
  "GET /api/v1/locations/l1/citations": {
    body: {
      scores: SCORES,
      gains: [
        { directory_id: "yelp", directory_name: "Yelp", is_missing: false, field: "phone", points: 8.2 },
      ],
      trade: "restaurant",
      beyond_plan: 0,
      listings: [listing(YELP, "wrong"), listing(BING, "unchecked")],
    },
  },
  "GET /api/v1/locations/l1/citations/bing": {
    body: { listing: listing(BING, "unchecked"), evidence: [], duplicates: [] },
  },
  "GET /api/v1/locations/l1/citations/yelp": {
    body: { listing: listing(YELP, "wrong"), evidence: [], duplicates: [] },
  },
});

test("the figures stand apart, and each says how it is computed", async () => {
  const user = userEvent.setup();
  await openApp("/dashboard/citations", {
    isSignedIn: true,
    answers: usual([row("l1", "Le Descartes"), row("l2", "Bistro Nord")]),
  });
  await user.click(await screen.findByRole("button", { name: /^Coverage/ }, WAIT_OPTIONS));
  const dialog = await screen.findByRole("dialog", { name: "How this is calculated: Coverage" });
  expect(dialog.textContent).toContain("70%");
  expect(screen.queryByText(/22 of 80 directories can be checked automatically/)).not.toBeNull();
});

test("with one location the page opens on its listings, the worst first, with what helps most", async () => {
  await openApp("/dashboard/citations", { isSignedIn: true, answers: usual([row("l1", "Le Descartes")]) });
  await screen.findByText("+8.2 points", undefined, WAIT_OPTIONS);
  const rows = within(screen.getByRole("region", { name: "Listings" })).getAllByRole("listitem");
  expect(rows[0]?.textContent).toContain("Yelp");
  expect(rows[0]?.textContent).toContain("Differs: Phone");
  expect(rows[1]?.textContent).toContain("Not checked");
  expect(screen.queryByRole("link", { name: "All locations" })).toBeNull();
});

test("a listing says why a field differs, and takes what a person saw", async () => {
  const user = userEvent.setup();
  const app = await openApp("/dashboard/citations?location=l1&cell=l1.yelp", {
    isSignedIn: true,
    answers: {
      ...usual([row("l1", "Le Descartes"), row("l2", "Bistro Nord")]),
      "PUT /api/v1/locations/l1/citations/yelp": {
        body: { listing: listing(YELP, "missing"), evidence: [], duplicates: [] },
      },
    },
  });
  const panel = await screen.findByRole("complementary", { name: "Yelp" }, WAIT_OPTIONS);
  await within(panel).findByText("A different value.");
  await user.click(within(panel).getByRole("button", { name: "Not listed" }));
  await vi.waitFor(() => {
    const sent = app.seen.find(({ request }) => request === "PUT /api/v1/locations/l1/citations/yelp");
    expect(sent?.body).toEqual({ is_missing: true });
  });
});
