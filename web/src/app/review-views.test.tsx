// Saved views of the inbox in front of a server that is only its answers: save, open, rename, share, delete.
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { SavedView } from "@/lib/saved-views";
import { type Answers, fill, MEMBER, openApp } from "@/test/open-app";

const WAIT_OPTIONS = { timeout: 10_000 };

const BAD: SavedView = {
  id: "v1",
  screen: "reviews",
  name: "Bad",
  search: "stars=1&answered=false",
  columns: [],
  density: "comfortable",
  is_shared: false,
  is_mine: true,
  can_change: true,
};
const OURS: SavedView = {
  ...BAD,
  id: "v2",
  name: "Ours",
  is_shared: true,
  is_mine: false,
  can_change: false,
};

async function openViews(address: string, answers: Answers) {
  const permissions = ["see_reviews", "keep_views"] as const;
  const app = await openApp(address, {
    isSignedIn: true,
    answers: {
      "GET /api/v1/me": { body: { ...MEMBER, permissions: [...MEMBER.permissions, ...permissions] } },
      "GET /api/v1/reviews": { body: { items: [], next_cursor: null } },
      "GET /api/v1/views": { body: { items: [BAD, OURS] } },
      ...answers,
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Saved views" }, WAIT_OPTIONS));
  return app;
}

test("the_inbox_is_saved_as_a_view_for_the_organization", async () => {
  const app = await openViews("/dashboard/reviews?stars=2&sort=oldest&days=30", {
    "POST /api/v1/views": { status: 201, body: { ...BAD, name: "Poor" } },
  });
  await userEvent.click(await screen.findByRole("menuitem", { name: "Save as view…" }, WAIT_OPTIONS));
  const dialog = within(await screen.findByRole("dialog", { name: "Save this view" }, WAIT_OPTIONS));
  expect(dialog.getByText("2 stars · 30 days · sorted by Oldest first")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Save view" }));
  fill(dialog.getByLabelText(/Name/), "Poor");
  await userEvent.click(dialog.getByRole("checkbox", { name: /Share with your organization/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Save view" }));
  await waitFor(() => expect(app.seen.some(({ request }) => request === "POST /api/v1/views")).toBe(true));
  const sent = app.seen.find(({ request }) => request === "POST /api/v1/views");
  expect(sent?.body).toEqual({
    screen: "reviews",
    name: "Poor",
    search: "stars=2&days=30&sort=oldest",
    columns: [],
    density: "comfortable",
    is_shared: true,
  });
  app.stop();
});

test("a_view_is_opened_from_the_menu_and_managed_by_whom_may_change_it", async () => {
  const app = await openViews("/dashboard/reviews?topic=wait", {
    "PATCH /api/v1/views/v1": { body: { ...BAD, is_shared: true } },
    "DELETE /api/v1/views/v1": { status: 204 },
  });
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Bad" }, WAIT_OPTIONS));
  await waitFor(() => expect(screen.getByRole("button", { name: /1 star/ })).toBeTruthy(), WAIT_OPTIONS);
  await userEvent.click(screen.getByRole("button", { name: "Saved views" }));
  expect(
    (await screen.findByRole("menuitemradio", { name: "Bad" }, WAIT_OPTIONS)).getAttribute("aria-checked"),
  ).toBe("true");
  await userEvent.click(screen.getByRole("menuitem", { name: "Manage views…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Saved views" }, WAIT_OPTIONS));
  await dialog.findByRole("button", { name: "Show “Ours”" }, WAIT_OPTIONS);
  expect(dialog.queryByRole("button", { name: "Delete “Ours”" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Share “Bad”" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete “Bad”" }));
  const bodyOf = (name: string) => app.seen.find(({ request }) => request === name)?.body;
  await waitFor(() => expect(bodyOf("PATCH /api/v1/views/v1")).toEqual({ is_shared: true }));
  await waitFor(() =>
    expect(app.seen.some(({ request }) => request === "DELETE /api/v1/views/v1")).toBe(true),
  );
  app.stop();
});
