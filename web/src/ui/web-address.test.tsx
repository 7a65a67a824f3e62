// Line breaks in web addresses, without added characters.
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { WebAddress } from "./web-address";

test("a_web_address_breaks_before_dots_and_after_slashes_and_is_otherwise_as_it_was", () => {
  const address = "https://www.harbor.example.com/shops/boston?from=map";
  const { container } = render(<WebAddress address={address} />);
  expect(container.textContent).toBe(address);
  expect(container.innerHTML.split("<wbr>")).toEqual([
    "https://",
    "www",
    ".harbor",
    ".example",
    ".com/",
    "shops/",
    "boston",
    "?from=map",
  ]);
});
