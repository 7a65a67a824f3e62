// Posts: the summary before publishing, and moving a post with the keyboard.
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { todayHere } from "@/features/posts/dates";
import type { Schemas } from "@/lib/api";
import { type Answers, MEMBER, openApp } from "@/test/open-app";

const ME = { ...MEMBER, permissions: [...MEMBER.permissions, "see_posts", "write_posts"] };
const COUNTS = {
  queued: 12,
  sending: 0,
  processing: 0,
  live: 0,
  rejected: 0,
  failed: 0,
  expired: 0,
  deleted: 0,
  total: 12,
};
const TODAY = todayHere();

const ENTRY: Schemas["PostCalendarEntry"] = {
  post_id: "p1",
  occurrence: 0,
  day: TODAY,
  at: `${TODAY}T23:30`,
  kind: "news",
  state: "scheduled",
  repeats: false,
  summary: "Hot soup",
  counts: COUNTS,
};

const FORECAST: Schemas["PostForecast"] = {
  locations: 12,
  left_out: { not_connected: 3 },
  left_out_locations: [],
  languages: { en: 12 },
  first_at: "2026-12-01T14:00:00Z",
  last_at: "2026-12-01T14:00:00Z",
  occurrences: [],
  needs_approval: false,
  obstacle: null,
  problems: [],
};

const page = (items: unknown[]) => ({ body: { items, next_cursor: null } });

const USUAL: Answers = {
  "GET /api/v1/me": { body: ME },
  "GET /api/v1/labels": page([]),
  "GET /api/v1/posts": page([{ id: "p1" }]),
  "GET /api/v1/posts/calendar": { body: { items: [ENTRY], days: [{ day: TODAY, posts: 1 }] } },
  "POST /api/v1/posts/check": { body: { items: [] } },
  "POST /api/v1/posts/forecast": { body: FORECAST },
  "POST /api/v1/posts/p1/move": { body: {} },
};

// The first test of the file also loads the composer.
const WAIT_OPTIONS = { timeout: 18_000 };

vi.setConfig({ testTimeout: 60_000 });

async function openLast(forecast: Partial<Schemas["PostForecast"]>) {
  const app = await openApp("/dashboard/posts?new=true", {
    isSignedIn: true,
    answers: { ...USUAL, "POST /api/v1/posts/forecast": { body: { ...FORECAST, ...forecast } } },
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole("dialog", { name: "New post" }, WAIT_OPTIONS);
  await user.type(await within(dialog).findByRole("textbox", { name: "Text" }, WAIT_OPTIONS), "Hot soup");
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  return { app, dialog };
}

test("the_button_names_the_locations_and_the_summary_those_left_out", async () => {
  const { app, dialog } = await openLast({});
  await within(dialog).findByRole("button", { name: "Post to 12 locations" }, WAIT_OPTIONS);
  expect(within(dialog).getByText("not connected to Google")).toBeTruthy();
  app.stop();
});

test("where_approval_is_required_the_button_sends_for_it", async () => {
  const { app, dialog } = await openLast({ needs_approval: true });
  await within(dialog).findByRole("button", { name: "Send for approval" }, WAIT_OPTIONS);
  app.stop();
});

test("a_post_is_moved_with_the_keyboard", async () => {
  const app = await openApp("/dashboard/posts", { isSignedIn: true, answers: USUAL });
  const user = userEvent.setup();
  const [chip] = await screen.findAllByRole("link", { name: /Hot soup/ }, WAIT_OPTIONS);
  chip?.focus();
  await user.keyboard("m");
  const dialog = await screen.findByRole("dialog", { name: "Move this post" }, WAIT_OPTIONS);
  const [hour] = within(dialog).getAllByRole("spinbutton", { name: /hour/i });
  hour?.focus();
  await user.keyboard("{ArrowDown}");
  await user.click(within(dialog).getByRole("button", { name: "Move" }));
  await vi.waitFor(() => expect(app.seen.some(({ request }) => request.endsWith("/move"))).toBe(true));
  const sent = app.seen.find(({ request }) => request.endsWith("/move"))?.body;
  expect(sent).toEqual({ at: `${TODAY}T22:30` });
  app.stop();
});
