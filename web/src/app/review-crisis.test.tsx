// The crisis screen in front of a server that is only its answers: what it says, a note, and the end.
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { CrisisDetail } from "@/features/reviews/crisis/api";
import { type Answers, fill, MEMBER, openApp } from "@/test/open-app";

const WAIT_OPTIONS = { timeout: 10_000 };

const CRISIS: CrisisDetail = {
  id: "k1",
  location_id: "l1",
  location_name: "Atelier Bakery",
  spike: { reason: "low_ratings", low: 5, new_authors: 0, mean: 1, deviation: 1, threshold: 4 },
  since: "2026-06-01T09:00:00Z",
  began_at: "2026-06-01T10:00:00Z",
  lead: null,
  ended_at: null,
  ended_by: null,
  report: null,
  entries: [
    {
      id: "e1",
      kind: "began",
      written_at: "2026-06-01T10:00:00Z",
      written_by: null,
      lead: null,
      text: null,
    },
  ],
  reviews: [],
};

function open(path: string, permissions: readonly ("handle_crisis" | "see_assignments")[], answers: Answers) {
  const me = { ...MEMBER, permissions: [...MEMBER.permissions, "see_reviews" as const, ...permissions] };
  return openApp(path, {
    isSignedIn: true,
    answers: {
      "GET /api/v1/me": { body: me },
      "GET /api/v1/review-crises": { body: { items: [CRISIS] } },
      "GET /api/v1/review-crises/k1": { body: CRISIS },
      "GET /api/v1/reviews/members": { body: { items: [] } },
      ...answers,
    },
  });
}

test("an_open_crisis_says_what_is_paused_and_is_ended_with_a_report", async () => {
  const app = await open("/dashboard/reviews/crisis", ["see_assignments", "handle_crisis"], {
    "POST /api/v1/review-crises/k1/end": { body: { ...CRISIS, ended_at: "2026-06-01T12:00:00Z" } },
  });
  await screen.findByRole("heading", { name: "Atelier Bakery" }, WAIT_OPTIONS);
  expect(screen.getByText("5 reviews with 1 or 2 stars within 24 hours")).toBeTruthy();
  expect(screen.getByText("Paused at this location")).toBeTruthy();
  expect(screen.getByText("Crisis detected")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "End crisis…" }));
  const dialog = await screen.findByRole("dialog", { name: "End this crisis?" }, WAIT_OPTIONS);
  await userEvent.click(within(dialog).getByRole("button", { name: "End crisis" }));
  expect(await within(dialog).findByText("Write a short report")).toBeTruthy();
  fill(within(dialog).getByLabelText(/Report/), "A broken oven");
  await userEvent.click(within(dialog).getByRole("button", { name: "End crisis" }));
  const sent = app.seen.find(({ request }) => request === "POST /api/v1/review-crises/k1/end");
  expect(sent?.body).toEqual({ text: "A broken oven" });
  app.stop();
});

test("the_evidence_is_downloaded_in_the_language_of_the_screen", async () => {
  const path = "/api/v1/review-crises/k1/evidence";
  const app = await open("/dashboard/reviews/crisis", ["see_assignments", "handle_crisis"], {
    [`GET ${path}`]: { body: {} },
  });
  await screen.findByRole("heading", { name: "Atelier Bakery" }, WAIT_OPTIONS);
  await userEvent.click(screen.getByRole("button", { name: "Download evidence" }));
  await waitFor(() => expect(app.seen.some(({ request }) => request === `GET ${path}`)).toBe(true));
  app.stop();
});

test("members_who_do_not_handle_crises_read_only", async () => {
  const app = await open("/dashboard/reviews/crisis", ["see_assignments"], {});
  await screen.findByRole("heading", { name: "Atelier Bakery" }, WAIT_OPTIONS);
  expect(screen.queryByRole("button", { name: "End crisis…" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add note" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Download evidence" })).toBeNull();
  app.stop();
});

test("without_a_crisis_the_screen_says_when_one_begins", async () => {
  const app = await open("/dashboard/reviews/crisis", ["see_assignments"], {
    "GET /api/v1/review-crises": { body: { items: [] } },
  });
  await screen.findByRole("heading", { name: "No crisis" }, WAIT_OPTIONS);
  app.stop();
});
