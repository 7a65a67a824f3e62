// Text of a page, visible or spoken. The tests of language and typography read it.
import type { Language } from "../routes";

const NO_TEXT = new Set(["SCRIPT", "STYLE", "PRE", "CODE"]);
const SPOKEN = ["alt", "aria-label", "placeholder", "title"];
const TEXT_META = /^(description|og:title|og:description|og:image:alt)$/;

/** Returns every text in the data of an island. */
function islandTexts(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(islandTexts) : [];
}

/** Returns the texts of a page by element, without elements marked as another language. */
export function textsOf(document: Document, language: Language): string[] {
  const texts: string[] = [];
  collect(document.documentElement, language, texts);
  return texts;
}

function collect(element: Element, language: Language, texts: string[]) {
  const own = element.getAttribute("lang");
  if ((own && own !== language) || NO_TEXT.has(element.tagName)) return;
  for (const name of SPOKEN) {
    const value = element.getAttribute(name);
    if (value) texts.push(value);
  }
  texts.push(...islandTexts(JSON.parse(element.getAttribute("data-words") ?? "null")));
  const meta = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
  if (element.tagName === "META" && TEXT_META.test(meta)) texts.push(element.getAttribute("content") ?? "");
  // React puts a comment between two texts that stand together: they are read as one.
  let text = "";
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? "";
    else if (node.nodeType === Node.ELEMENT_NODE) {
      if (text) texts.push(text);
      text = "";
      collect(node as Element, language, texts);
    }
  }
  if (text) texts.push(text);
}
