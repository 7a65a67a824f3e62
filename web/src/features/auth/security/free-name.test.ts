// A name that nothing else has.
import { expect, test } from "vitest";
import { freeName } from "./free-name";

test("a_name_that_is_taken_gets_the_next_free_number", () => {
  expect(freeName("App", [])).toBe("App");
  expect(freeName("App", ["Phone"])).toBe("App");
  expect(freeName("App", ["App"])).toBe("App 2");
  expect(freeName("App", ["App 2", "App"])).toBe("App 3");
});
