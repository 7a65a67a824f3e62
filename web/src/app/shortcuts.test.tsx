// Shortcuts of the shell: each leads where the help says, and no two share their keys.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { SHORTCUTS } from "@/lib/shortcut-list";
import { MEMBER, openApp } from "@/test/open-app";

const PLACES = SHORTCUTS.filter(({ id }) => id.startsWith("go_"));

test("no_two_places_share_their_keys", () => {
  const keys = PLACES.map((place) => place.keys.join(" "));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ["a", "/dashboard/pages"],
  ["p", "/dashboard/posts"],
  ["t", "/dashboard/reports"],
])("g_and_%s_leads_to_%s", async (key, address) => {
  const permissions = [...MEMBER.permissions, "see_posts", "see_pages", "see_reports"] as const;
  const app = await openApp("/dashboard", {
    isSignedIn: true,
    answers: { "GET /api/v1/me": { body: { ...MEMBER, permissions } } },
  });
  await screen.findByRole("button", { name: /K$/ }, { timeout: 10_000 });
  fireEvent.keyDown(document.body, { key: "g" });
  fireEvent.keyDown(document.body, { key });
  await waitFor(() => expect(app.where()).toMatch(new RegExp(`^${address}`)));
  app.stop();
});
