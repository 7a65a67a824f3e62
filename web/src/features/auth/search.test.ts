// The way back after signing in.
import { expect, test } from "vitest";
import { parseConfirmSearch, parseLoginSearch } from "./search";

test.each([
  "/dashboard",
  "/dashboard/locations?q=a",
  "/dashboard#x",
  "/reset-password",
  "/fr/reset-password",
])("%s_is_a_way_back", (next) => {
  expect(parseLoginSearch({ next })).toEqual({ next });
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/dashboards",
  "/dashboard.evil.example",
  "/login",
  "/reset-passwords",
  "/fr/dashboard",
  7,
  undefined,
])("%s_is_not", (next) => {
  expect(parseLoginSearch({ next })).toEqual({});
});

test("what_a_link_is_about_is_one_of_ours", () => {
  expect(parseConfirmSearch({ about: "email_change", remember: true })).toEqual({
    about: "email_change",
    remember: true,
  });
  expect(parseConfirmSearch({ about: "elsewhere", remember: "yes", denied: "1" })).toEqual({});
});
