// Claims of access tokens.
import { expect, test } from "vitest";
import { methodsOf } from "./token-claims";

const token = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.c2ln`;

test("the_methods_are_read_in_their_order", () => {
  const amr = [
    { method: "totp", timestamp: 2 },
    { method: "recovery", timestamp: 1 },
  ];
  expect(methodsOf(token({ amr }))).toEqual(["totp", "recovery"]);
});

test.each(["", "not a token", "a.b.c", token({})])("%j_says_nothing", (text) => {
  expect(methodsOf(text)).toEqual([]);
});
