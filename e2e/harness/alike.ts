// Texts that look alike: the same elements with the same styles, all the way up to the page.

/** Attribute of a text with the same style as another text that is measured. */
export const ALIKE = "data-looks-alike";

/**
 * Marks all texts but one of each style. Runs in the page, so it uses nothing from outside. The unmarked text is in
 * front if possible, because a covered text cannot be measured.
 */
export function markAlike(attribute: string) {
  const looks = new Map<Element, number>();
  const numbers = new Map<string, number>();
  const numberOf = (look: string) => {
    const number = numbers.get(look) ?? numbers.size;
    numbers.set(look, number);
    return number;
  };
  const lookOf = (element: Element): number => {
    const knownNumber = looks.get(element);
    if (knownNumber !== undefined) return knownNumber;
    const style = getComputedStyle(element);
    const control = element instanceof HTMLLabelElement ? element.control : element;
    const look = numberOf(
      JSON.stringify([
        element.parentElement ? lookOf(element.parentElement) : null,
        ...[element.localName, element.getAttribute("class")],
        ...[
          control?.matches(":disabled, [aria-disabled=true]"),
          element.matches("[inert], [aria-hidden=true]"),
        ],
        ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.textShadow],
        ...[style.fontSize, style.fontWeight, style.display, style.visibility],
      ]),
    );
    looks.set(element, look);
    return look;
  };
  const isInFront = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    return front !== null && element.contains(front);
  };
  const textOf = (element: Element) =>
    [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : ""))
      .join("");
  const measured = new Map<string, { element: Element; isFront: boolean }>();
  for (const element of document.body.querySelectorAll("*")) {
    const text = textOf(element).trim();
    if (!text) continue;
    // A single character is no text to axe.
    const look = `${lookOf(element)} ${text.length > 1}`;
    const other = measured.get(look);
    const isFront = !other?.isFront && isInFront(element);
    if (other) (isFront ? other.element : element).setAttribute(attribute, "");
    if (!other || isFront) measured.set(look, { element, isFront });
  }
}
