// Rights to manage members.
import { expect, test } from "vitest";
import { givableRoles, mayDecide, ROLES } from "./api";

test("owners decide about everybody, administrators about all but owners, others about nobody", () => {
  expect(ROLES.filter((role) => mayDecide("owner", role))).toEqual([...ROLES]);
  expect(ROLES.filter((role) => mayDecide("admin", role))).toEqual(ROLES.slice(1));
  for (const by of ["manager", "responder", "viewer", "client", null] as const) {
    expect(givableRoles(by)).toEqual([]);
  }
});
