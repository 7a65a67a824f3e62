// The reviews by month in front of a server that is only its answers: the chart and the table of each figure and source.
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ReviewSummary } from "@/features/reviews/api";
import type { ReviewTrend } from "@/features/reviews/trend/figures";
import { type Answers, MEMBER, openApp } from "@/test/open-app";

const WAIT_OPTIONS = { timeout: 10_000 };

const SUMMARY: ReviewSummary = {
  reviews: 3,
  rated: 3,
  average: 4,
  bayesian_average: 4,
  distribution: [],
  waiting: 0,
  new: 1,
  new_before: 1,
  recent: 3,
  recent_answered: 3,
  sources: [],
};

const TREND: ReviewTrend = {
  months: [
    {
      month: "2026-05",
      reviews: 3,
      average: 4,
      sources: [
        { source: "facebook", reviews: 1, average: null },
        { source: "google", reviews: 2, average: 4 },
      ],
    },
    {
      month: "2026-06",
      reviews: 0,
      average: null,
      sources: [
        { source: "facebook", reviews: 0, average: null },
        { source: "google", reviews: 0, average: null },
      ],
    },
  ],
};

async function openTrend(answers: Answers) {
  const app = await openApp("/dashboard/reviews", {
    isSignedIn: true,
    answers: {
      "GET /api/v1/me": { body: { ...MEMBER, permissions: [...MEMBER.permissions, "see_reviews" as const] } },
      "GET /api/v1/reviews": { body: { items: [], next_cursor: null } },
      "GET /api/v1/reviews/summary": { body: SUMMARY },
      ...answers,
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "By month" }, WAIT_OPTIONS));
  const dialog = await screen.findByRole("dialog", { name: "Reviews by month" }, WAIT_OPTIONS);
  return { app, dialog: within(dialog) };
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("each_month_has_its_reviews_and_their_average_by_source", async () => {
  const { app, dialog } = await openTrend({ "GET /api/v1/reviews/trend": { body: TREND } });
  const counts = await dialog.findByRole("table", { name: "Reviews by month and source" }, WAIT_OPTIONS);
  expect(rowsOf(counts)).toEqual([
    ["Month", "All sources", "Google", "Facebook"],
    ["Jun 2026", "0", "0", "0"],
    ["May 2026", "3", "2", "1"],
  ]);
  await userEvent.click(dialog.getByRole("radio", { name: "Average rating" }));
  const averages = dialog.getByRole("table", { name: "Average rating by month and source" });
  expect(rowsOf(averages)[2]).toEqual(["May 2026", "4.0", "4.0", "–"]);
  await userEvent.click(dialog.getByRole("button", { name: /Source/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Facebook" }, WAIT_OPTIONS));
  const chart = dialog.getByRole("table", { name: "Average rating by month, Facebook" });
  expect(rowsOf(chart)[1]).toEqual(["May 2026", "No ratings"]);
  expect(dialog.getByText(/A review counts in the month it was written/)).toBeTruthy();
  app.stop();
});

test("an_inbox_without_recent_reviews_says_so_instead_of_a_chart", async () => {
  const months = TREND.months.map(({ month }) => ({ month, reviews: 0, average: null, sources: [] }));
  const { app, dialog } = await openTrend({ "GET /api/v1/reviews/trend": { body: { months } } });
  expect(await dialog.findByText("No reviews in the last 12 months", {}, WAIT_OPTIONS)).toBeTruthy();
  expect(dialog.queryByRole("table")).toBeNull();
  app.stop();
});
