// Access to the clients page and to the creation of clients.
import { expect, test } from "vitest";
import type { Permission } from "@/lib/may";
import type { Me } from "@/lib/me";
import { MEMBER } from "@/test/open-app";
import { mayOpenClients, offersClients } from "./rules";

const reader = (permissions: Permission[], change: Partial<NonNullable<Me["organisation"]>> = {}) => ({
  permissions,
  organisation: MEMBER.organisation && { ...MEMBER.organisation, ...change },
});

test.each([
  [["see_clients"], { has_clients: true }, true],
  [["see_clients"], { has_clients: false }, false],
  [[], { has_clients: true }, false],
] as [Permission[], object, boolean][])(
  "the_page_is_offered_to_%j_with_%j: %s",
  (permissions, change, expected) => {
    expect(offersClients(reader(permissions, change))).toBe(expected);
  },
);

test.each([
  [["manage_organisation"], {}, true],
  [["see_clients"], {}, false],
  [["manage_organisation"], { agency_id: "o2" }, false],
  [["manage_organisation"], { is_demo: true }, false],
] as [Permission[], object, boolean][])(
  "%j_with_%j_may_open_clients: %s",
  (permissions, change, expected) => {
    expect(mayOpenClients(reader(permissions, change))).toBe(expected);
  },
);

test("no_reader_without_an_organization_has_clients", () => {
  expect(offersClients(undefined)).toBe(false);
  expect(mayOpenClients({ permissions: ["manage_organisation"], organisation: null })).toBe(false);
});
