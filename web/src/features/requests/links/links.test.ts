// Links and QR codes.
import { expect, test } from "vitest";
import { urlProblem } from "./check-url";
import { moved } from "./order";
import { qrAddress } from "./qr";

test("a_link_is_https_without_a_name_in_it", () => {
  expect(urlProblem(" https://g.page/r/abc/review ")).toBeNull();
  expect(urlProblem("http://g.page/r/abc/review")).toBe("not_https");
  expect(urlProblem("g.page/r/abc/review")).toBe("not_https");
  expect(urlProblem("https://google.com@evil.example/")).toBe("userinfo");
  expect(urlProblem("https://")).toBe("invalid_url");
  expect(urlProblem(`https://g.page/${"a".repeat(500)}`)).toBe("too_long");
});

test("a_link_moves_by_one_place_and_not_over_the_ends", () => {
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "b", "c"]);
});

test("a_qr_code_is_an_image_and_never_markup_of_the_page", () => {
  expect(qrAddress("<svg onload='x'/>")).toBe("data:image/svg+xml,%3Csvg%20onload%3D'x'%2F%3E");
});
