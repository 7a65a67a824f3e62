// States and prices of accounts.
import { expect, test } from "vitest";
import type { RankAccount } from "../api";
import { pricesOf, reasonOf, stateOf } from "./accounts";
import { integrations as en } from "./en";
import { integrations as fr } from "./fr";

const account: RankAccount = {
  provider: "dataforseo",
  is_connected: true,
  is_simulated: false,
  hint: "me@example.com",
  checked_at: null,
  code: null,
  balance_micros: null,
  queue_price_micros: 600,
  live_price_micros: 2000,
};

test("a failing account needs attention, and a demo is simulated whatever else is set", () => {
  expect(stateOf(account)).toBe("connected");
  expect(stateOf({ ...account, code: "provider_refused_key" })).toBe("failing");
  expect(stateOf({ ...account, is_connected: false })).toBe("none");
  expect(stateOf({ ...account, is_simulated: true, code: "provider_busy" })).toBe("simulated");
});

test("a failure is explained, an unknown one too", () => {
  expect(reasonOf(account, en)).toBeNull();
  expect(reasonOf({ code: "provider_out_of_funds" }, fr)).toBe(fr.codes.provider_out_of_funds);
  expect(reasonOf({ code: "something_new" }, en)).toBe(en.codes.other);
});

test("prices name the way of asking where there are two", () => {
  expect(pricesOf(account, en, "en-US")).toEqual(["$0.0006 economy", "$0.002 fast"]);
  const only = { ...account, queue_price_micros: null, live_price_micros: 15_000 };
  expect(pricesOf(only, en, "en-US")).toEqual(["$0.015"]);
});
