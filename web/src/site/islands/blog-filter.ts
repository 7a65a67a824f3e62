// Filters the blog's articles while one types, and keeps the choice in the address.
import { type Filter, filterOf, type SearchableArticle, searchOf, shows } from "../pages/blog/filter";

/** Enhances the list with its form. */
export default function blogFilter(list: HTMLElement) {
  const form = list.querySelector("form");
  const field = form?.elements.namedItem("q");
  const status = list.querySelector<HTMLElement>("[role=status]");
  const none = list.querySelector<HTMLElement>("[data-none]");
  if (!form || !(field instanceof HTMLInputElement) || !status || !none) return;
  const buttons = form.querySelectorAll<HTMLButtonElement>("button[name=category]");
  const cards = [...list.querySelectorAll<HTMLElement>("[data-category]")].map((card) => ({
    card,
    article: readCard(card),
  }));
  let filter: Filter = filterOf(location.search);

  const show = () => {
    let count = 0;
    for (const { card, article } of cards) {
      card.hidden = !shows(filter, article);
      if (!card.hidden) count += 1;
    }
    for (const button of buttons)
      button.setAttribute("aria-pressed", String(button.value === filter.category));
    none.hidden = count > 0;
    const { zero, one, many } = status.dataset;
    const words = [zero, one][count] ?? many?.replace("{n}", String(count));
    status.textContent = searchOf(filter) ? (words ?? "") : "";
    // Sighted readers see the number in the list.
    status.classList.toggle("sr-only", count === 0);
  };
  const choose = (next: Filter) => {
    filter = next;
    history.replaceState(history.state, "", location.pathname + searchOf(filter));
    show();
  };

  field.value = filter.q;
  show();
  field.addEventListener("input", () => choose({ ...filter, q: field.value }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const by = event.submitter;
    const category = by instanceof HTMLButtonElement && by.name === "category" ? by.value : filter.category;
    choose({ q: field.value, category });
  });
}

function readCard(card: HTMLElement): SearchableArticle {
  const text = (part: string) => card.querySelector(`[data-part=${part}]`)?.textContent ?? "";
  return {
    title: text("title"),
    excerpt: text("excerpt"),
    tags: [...card.querySelectorAll("[data-part=tag]")].map((tag) =>
      (tag.textContent ?? "").replace(/^#/, ""),
    ),
    category: card.dataset.category ?? "",
  };
}
