// Profile text optimizer in a browser: number of improvements.
import { expect, test } from "vitest";
import { optimizer as en } from "../content/en/tools/optimizer";
import optimizer from "./optimizer";

const GOOD =
  "Family bakery in Lyon since 1987: sourdough bread from a wood oven, croissants, and cakes to order. Open from six, seats inside, step-free. Order before noon and collect the same day.";

function judged(text: string): string {
  document.body.innerHTML = `<div><form><input name="category" value="bakery"><input name="city" value="Lyon">
    <textarea name="text"></textarea><p id="profile-count"></p></form><p role="status"></p><div class="result"></div></div>`;
  const part = document.body.firstElementChild as HTMLElement;
  part.dataset.words = JSON.stringify(en.words);
  optimizer(part);
  (part.querySelector("textarea") as HTMLTextAreaElement).value = text;
  (part.querySelector("form") as HTMLFormElement).requestSubmit();
  return part.querySelector("[role=status]")?.textContent ?? "";
}

test("one thing to improve is said in the singular, several are counted, none is praise", () => {
  expect(judged(GOOD)).toMatch(/: one thing to improve$/);
  expect(judged("BEST BREAD!! Call 04 78 00 00 00")).toMatch(/: \d things to improve$/);
  expect(
    judged(`${GOOD} Every loaf is made by hand from flour of the region, and rests for two days.`),
  ).toMatch(/: nothing to improve$/);
});
