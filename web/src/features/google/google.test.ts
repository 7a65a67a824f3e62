// Computations of the Google screens.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { google as en } from "@/messages/en/google";
import { type Account, addressLine, grouped, isOver } from "./api";
import { isBeingChecked, isOfHours } from "./values";
import { googleText } from "./words";

const account = (account_type: string) => ({ id: account_type, account_type }) as Account;

test("personal accounts stand apart from organizations, groups and user groups", () => {
  const { personal, organizations } = grouped(
    ["LOCATION_GROUP", "PERSONAL", "ORGANIZATION", "USER_GROUP"].map(account),
  );
  expect(personal.map(({ id }) => id)).toEqual(["PERSONAL"]);
  expect(organizations.map(({ id }) => id)).toEqual(["LOCATION_GROUP", "ORGANIZATION", "USER_GROUP"]);
});

test("a code has a sentence only when it is one of ours", () => {
  expect(googleText(en, "google_busy")).toBe("Google is limiting requests. Try again in a minute.");
  for (const code of ["toString", "unknown", "", null, undefined])
    expect(googleText(en, code)).toBeUndefined();
});

test("every reason for which the simulator refuses a value has a sentence", () => {
  const folder = "../simulators/google/src/methods";
  const code = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  const given = code.flatMap((text) => [
    ...text.matchAll(/(?:refuse\(|Refusal::reason\(\s*service,|refusal\()\s*"([A-Z_]+)"/g),
  ]);
  const reasons = new Set(given.map(([, reason]) => reason?.toLowerCase()));
  expect(reasons.size).toBeGreaterThan(20);
  expect([...reasons].filter((reason) => !googleText(en, reason))).toEqual([]);
});

test("a run is over when it is done or failed", () => {
  expect(["queued", "running", "done", "failed"].filter((state) => isOver({ state }))).toEqual([
    "done",
    "failed",
  ]);
});

test("the address of a merge question is written in its usual order, and may be gone", () => {
  const address = {
    address: "5 cours Lafayette",
    address2: "Bâtiment 4",
    city: "Nice",
    country: "FR",
    postal_code: "06000",
    state: null,
  };
  expect(addressLine(address)).toBe("5 cours Lafayette, Bâtiment 4, 06000 Nice");
  const boston = {
    address: "12 Wharf Street",
    city: "Boston",
    state: "MA",
    postal_code: "02108",
    country: "US",
  };
  expect(addressLine(boston)).toBe("12 Wharf Street, Boston, MA 02108");
  expect(addressLine(null)).toBe("");
});

test("a value that Google is checking is one value, anything else is two", () => {
  const edit = { state: "pending", ours: "Harbor Coffee", google: "Harbor Coffee" };
  expect(isBeingChecked(edit)).toBe(true);
  expect(isBeingChecked({ ...edit, google: "Harbour" })).toBe(false);
  expect(isBeingChecked({ ...edit, state: "refused" })).toBe(false);
});

test("hours are shown as tables", () => {
  const fields = ["name", "opening_hours", "more_hours", "open_status"] as const;
  expect(fields.filter(isOfHours)).toEqual(["opening_hours", "more_hours"]);
});
