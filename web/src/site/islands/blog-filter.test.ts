// Blog filter in a browser: search and category change the list and the URL.
import { beforeEach, expect, test } from "vitest";
import blogFilter from "./blog-filter";

const PAGE = `
  <form action="/blog">
    <input name="q" type="search"><button type="submit">Search</button>
    <button type="submit" name="category" value="" aria-pressed="true">All</button>
    <button type="submit" name="category" value="citations" aria-pressed="false">Citations</button>
  </form>
  <p role="status" data-zero="No articles found" data-one="1 article found" data-many="{n} articles found"></p>
  <ul>
    <li data-category="citations"><h3 data-part="title">NAP</h3><p data-part="excerpt">Old numbers</p><i data-part="tag">#moving</i></li>
    <li data-category="analytics"><h3 data-part="title">Numbers</h3><p data-part="excerpt">Calls</p><i data-part="tag">#utm</i></li>
  </ul>
  <div data-none hidden>No articles found</div>`;

let list: HTMLElement;
const visibleCount = () =>
  [...list.querySelectorAll<HTMLElement>("li")].filter((card) => !card.hidden).length;
const part = <T extends HTMLElement>(selector: string) => {
  const node = list.querySelector<T>(selector);
  if (!node) throw new Error(`no ${selector}`);
  return node;
};
function type(text: string) {
  const field = part<HTMLInputElement>("input");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => {
  history.replaceState(null, "", "/blog");
  list = document.createElement("div");
  list.innerHTML = PAGE;
  document.body.replaceChildren(list);
});

test("typing filters the cards and goes into the address", () => {
  blogFilter(list);
  expect(visibleCount()).toBe(2);
  type("MOVING");
  expect(visibleCount()).toBe(1);
  expect(location.search).toBe("?q=MOVING");
  expect(part("[role=status]").textContent).toBe("1 article found");
  type("number");
  expect(visibleCount()).toBe(2);
  expect(part("[role=status]").textContent).toBe("2 articles found");
});

test("a category button filters and says that it is pressed", () => {
  blogFilter(list);
  part<HTMLButtonElement>("button[value=citations]").click();
  expect(visibleCount()).toBe(1);
  expect(location.search).toBe("?category=citations");
  expect(part("button[value=citations]").getAttribute("aria-pressed")).toBe("true");
  expect(part("button[value='']").getAttribute("aria-pressed")).toBe("false");
});

test("a shared address opens filtered", () => {
  history.replaceState(null, "", "/blog?q=calls&category=citations");
  blogFilter(list);
  expect(visibleCount()).toBe(0);
  expect(part<HTMLInputElement>("input").value).toBe("calls");
  expect(part("[data-none]").hidden).toBe(false);
  expect(part("[role=status]").textContent).toBe("No articles found");
});
