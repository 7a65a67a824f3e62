// The search of the help center: shows only the questions, and the cards of the documentation, that have every word.

interface Words {
  none: string;
  one: string;
  many: string;
}

/** The text without accents and capitals: "Réglé" is found by "regle". */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** Enhances the field. */
export default function helpSearch(part: HTMLElement) {
  const words: Words = JSON.parse(part.dataset.words ?? "{}");
  const box = part.querySelector<HTMLElement>("search");
  const input = part.querySelector("input");
  const status = part.querySelector("[role=status]");
  if (!box || !input || !status) return;
  // Its space is reserved, so that the layout does not shift.
  box.classList.remove("invisible");
  const items = [...document.querySelectorAll<HTMLElement>("main details, main .card-link")].map(
    (element) => ({ element, text: fold(element.textContent ?? "") }),
  );
  const sections = [...document.querySelectorAll<HTMLElement>("main section")].filter((section) =>
    section.querySelector("details, .card-link"),
  );
  const find = () => {
    const terms = fold(input.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { element, text } of items) {
      const isMatch = terms.every((word) => text.includes(word));
      element.hidden = !isMatch;
      if (isMatch) count += 1;
    }
    for (const section of sections) {
      section.hidden = !section.querySelector("details:not([hidden]), .card-link:not([hidden])");
    }
    const text = count === 0 ? words.none : count === 1 ? words.one : words.many;
    status.textContent = terms.length > 0 ? text.replace("{n}", String(count)) : "";
  };
  input.addEventListener("input", find);
  // A link to a topic that the search has hidden would lead nowhere.
  for (const link of document.querySelectorAll('main a[href^="#"]')) {
    link.addEventListener("click", () => {
      input.value = "";
      find();
    });
  }
  const query = new URLSearchParams(location.search).get("q");
  if (query) input.value = query.slice(0, 100);
  find();
}
