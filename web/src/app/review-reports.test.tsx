// Reports of a review to its site in front of a server that is only its answers: the text to copy, the mark, the outcome.
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ReviewDetail } from "@/features/reviews/api";
import type { Report } from "@/features/reviews/reports/api";
import { type Answers, MEMBER, openApp } from "@/test/open-app";

const WAIT_OPTIONS = { timeout: 10_000 };

const REVIEW: ReviewDetail = {
  id: "r1",
  location_id: "l1",
  location_name: "Atelier Bakery",
  source: "google",
  origin: "source",
  rating: 1,
  rating_given: null,
  text: "Buy my pills",
  language: "en",
  sentiment: null,
  topics: [],
  author: "Bob Stone",
  url: null,
  written_at: "2026-05-04T12:00:00Z",
  changed_at: "2026-05-04T12:00:00Z",
  state: "shown",
  reply: null,
  reply_request: null,
  is_answered: false,
  is_done: false,
  assignment: { assignee: null, due_at: null, state: "open", version: 0 },
  report_state: null,
  versions: [],
  evidence: [],
  can_reply: true,
  needs_approval: false,
  request: null,
};

const REPORT: Report = {
  id: "p1",
  rule: "advertising",
  state: "open",
  reported_at: "2026-05-05T12:00:00Z",
  reported_by: { id: "u1", name: "Marie Laurier" },
  closed_at: null,
  closed_by: null,
};

function open(items: Report[], answers: Answers) {
  const permissions = ["see_reviews", "see_assignments", "reply_to_reviews"] as const;
  const list = { items, rules: ["off_topic", "advertising"], url: "https://example.com/report" };
  return openApp("/dashboard/reviews?review=r1", {
    isSignedIn: true,
    answers: {
      "GET /api/v1/me": { body: { ...MEMBER, permissions: [...MEMBER.permissions, ...permissions] } },
      "GET /api/v1/reviews": { body: { items: [], next_cursor: null } },
      "GET /api/v1/reviews/r1": { body: REVIEW },
      "GET /api/v1/reviews/r1/notes": { body: { items: [] } },
      "GET /api/v1/reviews/r1/reports": { body: list },
      "GET /api/v1/reviews/members": { body: { items: [] } },
      "GET /api/v1/review-crises": { body: { items: [] } },
      ...answers,
    },
  });
}

test("a_review_is_marked_as_reported_with_a_rule_and_a_text_to_copy", async () => {
  const app = await open([], { "POST /api/v1/reviews/r1/reports": { status: 201, body: REPORT } });
  await userEvent.click(await screen.findByRole("button", { name: "Report…" }, WAIT_OPTIONS));
  const dialog = await screen.findByRole("dialog", { name: "Report this review" }, WAIT_OPTIONS);
  const link = within(dialog).getByRole("link", { name: /Google’s reporting tool/ });
  expect(link.getAttribute("href")).toBe("https://example.com/report");
  await userEvent.click(within(dialog).getByRole("button", { name: "Mark as reported" }));
  await within(dialog).findByText("Choose a rule");
  await userEvent.click(within(dialog).getByRole("button", { name: /Which rule/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Off topic" }, WAIT_OPTIONS));
  const text = within(dialog).getByRole<HTMLTextAreaElement>("textbox", { name: "Text for your report" });
  expect(text.value).toContain("the review of Atelier Bakery by Bob Stone");
  expect(text.value).toContain("“Off topic”");
  await userEvent.click(within(dialog).getByRole("button", { name: "Mark as reported" }));
  const sent = app.seen.find(({ request }) => request === "POST /api/v1/reviews/r1/reports");
  expect(sent?.body).toEqual({ rule: "off_topic" });
  app.stop();
});

test("an_open_report_takes_the_decision_of_the_site", async () => {
  const app = await open([REPORT], {
    "PATCH /api/v1/reviews/r1/reports/p1": { body: { ...REPORT, state: "kept" } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Kept" }, WAIT_OPTIONS));
  const sent = app.seen.find(({ request }) => request === "PATCH /api/v1/reviews/r1/reports/p1");
  expect(sent?.body).toEqual({ outcome: "kept" });
  expect(screen.queryByRole("button", { name: "Report…" })).toBeNull();
  app.stop();
});
