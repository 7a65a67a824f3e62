// Expiry of tokens, and the command to try one.
import { expect, test } from "vitest";
import { isExpired, type Token, tryCommand } from "./api";

const token: Token = {
  id: "t",
  name: "Store locator",
  scopes: ["read"],
  scope: "read",
  prefix: "vtr_abcdef",
  created_at: "2026-11-20T08:00:00Z",
  expires_at: "2026-11-27T08:00:00Z",
  last_used_at: null,
};

test("a token is over at the moment it expires, and never without one", () => {
  const at = (time: string) => isExpired(token, new Date(time));
  expect(at("2026-11-27T07:59:59Z")).toBe(false);
  expect(at("2026-11-27T08:00:00Z")).toBe(true);
  expect(isExpired({ ...token, expires_at: null }, new Date("2099-01-01T00:00:00Z"))).toBe(false);
});

test("the command sends the token as a bearer", () => {
  expect(tryCommand("https://vitrine.example", "vtr_x")).toBe(
    'curl -H "Authorization: Bearer vtr_x" \\\n  "https://vitrine.example/api/v1/locations?limit=5"',
  );
});
