// Search of the help center.
import { beforeEach, expect, test } from "vitest";
import helpSearch from "./help-search";

const WORDS = JSON.stringify({ none: "None", one: "1 answer", many: "{n} answers" });

beforeEach(() => {
  document.body.innerHTML = `
    <main><a href="#a">Hours</a><div id="part"><search class="invisible"><input><p role="status"></p></search></div>
      <section id="a"><details id="hours">Opening hours of Noël</details><details id="csv">Import a CSV</details></section>
      <section id="b"><div class="card-link" id="google">Connect Google</div></section></main>`;
  const part = document.querySelector<HTMLElement>("#part");
  if (!part) return;
  part.dataset.words = WORDS;
  helpSearch(part);
});

function search(text: string) {
  const input = document.querySelector("input") as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event("input"));
  return [...document.querySelectorAll<HTMLElement>("details, .card-link")]
    .filter((element) => !element.hidden)
    .map((element) => element.id);
}
const statusText = () => document.querySelector("[role=status]")?.textContent;
const isHidden = (id: string) => document.getElementById(id)?.hidden;

test("all_words_have_to_be_found_whatever_their_accents_and_order", () => {
  expect(search("noel OPENING")).toEqual(["hours"]);
  expect(statusText()).toBe("1 answer");
  expect([isHidden("a"), isHidden("b")]).toEqual([false, true]);
});

test("an_empty_search_shows_everything_and_one_without_a_hit_says_so", () => {
  expect(search("zebra")).toEqual([]);
  expect(statusText()).toBe("None");
  expect(search(" ")).toHaveLength(3);
  expect(statusText()).toBe("");
  expect(search("c")).toEqual(["csv", "google"]);
  expect(statusText()).toBe("2 answers");
});

test("a_link_to_a_topic_ends_the_search_so_that_the_topic_is_there", () => {
  search("google");
  expect(isHidden("a")).toBe(true);
  document.querySelector<HTMLElement>('a[href="#a"]')?.click();
  expect(isHidden("a")).toBe(false);
  expect(document.querySelector("input")?.value).toBe("");
});
