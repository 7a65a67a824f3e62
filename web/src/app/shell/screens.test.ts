// Screens that the navigation lists.
import { expect, test } from "vitest";
import { MEMBER } from "@/test/open-app";
import { phoneScreens, screenGroups } from "./screens";

const labels = (groups: ReturnType<typeof screenGroups>) =>
  groups.map((group) => group.map(({ label }) => label));

test("a_screen_without_permission_is_not_listed_and_leaves_no_empty_group", () => {
  expect(labels(screenGroups({ ...MEMBER, permissions: ["see_locations", "see_reports"] }))).toEqual([
    ["locations"],
    ["reports"],
    ["settings"],
  ]);
});

test("clients_are_listed_for_organizations_that_have_some", () => {
  const { organisation } = MEMBER;
  const me = { ...MEMBER, permissions: ["see_clients" as const] };
  expect(labels(screenGroups(me))).toEqual([["settings"]]);
  const agency = { ...me, organisation: organisation && { ...organisation, has_clients: true } };
  expect(labels(screenGroups(agency))).toEqual([["clients"], ["settings"]]);
});

test("phones_have_four_screens_at_most", () => {
  const me = {
    ...MEMBER,
    permissions: ["see_overview", "see_locations", "see_posts", "see_reviews", "see_heatmaps"] as const,
  };
  expect(phoneScreens({ ...me, permissions: [...me.permissions] }).map(({ label }) => label)).toEqual([
    "overview",
    "locations",
    "reviews",
    "heatmaps",
  ]);
});
