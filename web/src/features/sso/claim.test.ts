// Times among the claims of a test.
import { expect, test } from "vitest";
import { claimTime } from "./claim";

test("a claim in seconds since 1970 is a time, others are not", () => {
  expect(claimTime("exp", "1790000000")).toBe("2026-09-21T14:13:20.000Z");
  expect([claimTime("sub", "1790000000"), claimTime("exp", "soon"), claimTime("iat", "12")]).toEqual([
    null,
    null,
    null,
  ]);
});
