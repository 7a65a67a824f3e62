// Titles on narrow screens: line breaks, and text for screen readers.
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken";

test("hyphenated_words_stay_whole_and_the_name_is_the_text", () => {
  const text = "Two-step sign-in is required – à vous, Jean-Luc";
  render(
    <h1>
      <Unbroken text={text} />
    </h1>,
  );
  const heading = screen.getByRole("heading", { name: text });
  const whole = [...heading.querySelectorAll(".whitespace-nowrap")].map((word) => word.textContent);
  expect(whole).toEqual(["Two-step", "sign-in", "Jean-Luc"]);
});
