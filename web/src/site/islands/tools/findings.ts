// Findings of the tools. Built of elements, so that no text is ever read as markup.

/** A failed or passed rule. */
export interface Finding {
  severity: "critical" | "warning" | "passed";
  label: string;
  title: string;
  text?: string;
}

/** Words for a score. */
export interface ScoreWords {
  score: string;
  good: string;
  fair: string;
  poor: string;
}

/** Returns an element with a class and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

/** The words with their figures. */
export const filled = (words: string, figures: Record<string, string | number>): string =>
  words.replace(/\{(\w+)\}/g, (all, name: string) => String(figures[name] ?? all));

/** Returns the color of a score. */
const healthOf = (score: number) => (score >= 80 ? "good" : score >= 60 ? "fair" : "poor");

/** The score in its ring, with a headline beside it; `level` is that of the headline. */
export function scoreLine(
  score: number,
  words: ScoreWords,
  headline: string,
  text = "",
  level: "h3" | "h4" = "h3",
): HTMLElement {
  const health = healthOf(score);
  const ring = element("div", "score", String(score));
  ring.dataset.health = health;
  ring.style.setProperty("--score", String(score));
  ring.setAttribute("aria-hidden", "true");
  const heading = element(level, "text-xl", headline);
  const line = element("p", "mt-1 text-ink-muted", `${words[health]}: ${filled(words.score, { n: score })}`);
  if (document.documentElement.lang === "fr")
    line.textContent = `${words[health]}\u202f: ${filled(words.score, { n: score })}`;
  const more = text ? [element("p", "mt-1 text-ink-muted", text)] : [];
  return element("div", "flex items-center gap-6", ring, element("div", "", heading, line, ...more));
}

/** The findings as a list. */
export function findings(items: readonly Finding[]): HTMLElement {
  const list = element("ul", "mt-6 border-t border-line");
  for (const { severity, label, title, text } of items) {
    const item = element("li", "finding", element("h4", "", title), element("span", "", label));
    if (text) item.append(element("p", "", text));
    item.dataset.severity = severity;
    list.append(item);
  }
  return list;
}

/** Copies a text, and confirms it on the button for a moment. */
export function copies(button: HTMLButtonElement, text: () => string, done: string): void {
  const label = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text()).then(
      () => {
        button.textContent = done;
        setTimeout(() => {
          button.textContent = label;
        }, 2_000);
      },
      // Without clipboard permission the text can still be selected on the page.
      () => {},
    );
  });
}
