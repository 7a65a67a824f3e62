// Judges the description of a profile, in the browser alone.
import {
  copies,
  element,
  type Finding,
  filled,
  findings,
  type ScoreWords,
  scoreLine,
} from "./tools/findings";
import { judge } from "./tools/profile-text";

interface Words extends ScoreWords {
  counter: string;
  critical: string;
  warning: string;
  passed: string;
  result: string;
  result_one: string;
  perfect: string;
  empty: string;
  structure: string;
  copy: string;
  copied: string;
  example: string[];
  category: string;
  city: string;
  rules: Record<string, readonly [title: string, text: string]>;
}

/** Enhances the form. */
export default function optimizer(part: HTMLElement) {
  const words: Words = JSON.parse(part.dataset.words ?? "{}");
  const form = part.querySelector("form");
  const area = part.querySelector("textarea");
  const counter = part.querySelector("#profile-count");
  const status = part.querySelector("[role=status]");
  const result = part.querySelector<HTMLElement>(".result");
  if (!form || !area || !counter || !status || !result) return;
  const visibleClass = status.className;

  const count = () => {
    counter.textContent = filled(words.counter, { n: [...area.value].length });
  };
  area.addEventListener("input", count);
  count();

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const given = new FormData(form);
    const value = (name: string) => String(given.get(name) ?? "").trim();
    const [text, category, city] = [value("text"), value("category"), value("city")];
    status.className = text ? "sr-only" : visibleClass;
    if (!text) {
      status.textContent = words.empty;
      area.focus();
      return;
    }
    const { score, results } = judge(text, category, city);
    const wrong = results.filter(({ holds }) => !holds);
    const template = [words.perfect, words.result_one][wrong.length] ?? words.result;
    const summary = filled(template, { n: score, m: wrong.length });
    status.textContent = summary;
    const items = results
      .map(({ rule, holds, isForbidden, figures }): Finding => {
        const [title, advice] = words.rules[rule] ?? [rule, ""];
        if (holds) return { severity: "passed", label: words.passed, title };
        const severity = isForbidden ? "critical" : "warning";
        return { severity, label: words[severity], title, text: filled(advice, figures) };
      })
      .sort((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity));
    const structure = words.example
      .map((line) => filled(line, { category: category || words.category, city: city || words.city }))
      .join("\n");
    const copy = element("button", "mt-3 cursor-pointer font-medium text-link underline", words.copy);
    copy.type = "button";
    copies(copy, () => structure, words.copied);
    result.replaceChildren(
      scoreLine(score, words, summary),
      findings(items),
      element("h3", "mt-10 text-xl", words.structure),
      element("p", "card mt-4 whitespace-pre-line", structure),
      copy,
    );
  });
}

const ORDER = ["critical", "warning", "passed"];
