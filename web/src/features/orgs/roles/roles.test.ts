// Roles as forms choose them.
import { expect, test } from "vitest";
import { canGive, GROUPS, givenRole, isLimitable, type Roles, roleKey } from "./api";
import { columnsOf } from "./columns";
import { roles as en } from "./en";
import { roles as fr } from "./fr";

const ROLES: Roles = {
  built_in: [
    { role: "admin", permissions: ["see_reviews", "manage_members"], can_give: false },
    { role: "viewer", permissions: ["see_reviews"], can_give: true },
  ],
  items: [
    {
      id: "018f0000-0000-7000-8000-000000000001",
      name: "Reviews only",
      permissions: ["see_reviews"],
      role: "client",
      is_offered: false,
      is_of_agency: false,
      members: 2,
      can_give: true,
    },
  ],
};

test("a role is given by its name, and a custom one by its id", () => {
  const [custom] = ROLES.items;
  const key = roleKey({ role: "client", role_id: custom?.id ?? null });
  expect(givenRole(key, ROLES)).toEqual({ role_id: key });
  expect(givenRole("viewer", ROLES)).toEqual({ role: "viewer" });
  expect([canGive(key, ROLES), canGive("admin", ROLES), canGive("gone", ROLES)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("members who manage members see all locations", () => {
  expect([isLimitable("viewer", ROLES), isLimitable("admin", ROLES)]).toEqual([true, false]);
});

test("custom roles are compared before the built-in ones", () => {
  const names = { admin: "Administrator", viewer: "Viewer" } as Parameters<typeof columnsOf>[1];
  expect(columnsOf(ROLES, names).map(({ name }) => name)).toEqual([
    "Reviews only",
    "Administrator",
    "Viewer",
  ]);
});

test("every permission stands in one group and has its words", () => {
  const grouped = Object.values(GROUPS).flat();
  expect(new Set(grouped).size).toBe(grouped.length);
  expect([...grouped].sort()).toEqual(Object.keys(en.permissions).sort());
  expect(Object.keys(fr.permissions).sort()).toEqual(Object.keys(en.permissions).sort());
});
