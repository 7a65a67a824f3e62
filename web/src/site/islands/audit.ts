// The free audit: what is ticked, or a website, is judged by the server; nothing is kept there.
import { element, type Finding, filled, findings, type ScoreWords, scoreLine } from "./tools/findings";

type Advice = readonly [title: string, text: string];

interface Words extends ScoreWords {
  busy: string;
  found: string;
  found_one: string;
  perfect: string;
  perfect_text: string;
  perfect_page: string;
  critical: string;
  warning: string;
  points: string;
  passed: string;
  page: string;
  business: string;
  fail: Record<string, string>;
  rules: Record<string, Advice>;
}

interface Audit {
  health?: number;
  score?: number;
  problems: { rule: string; severity: "critical" | "warning"; weight: number }[];
  passed: string[];
  url?: string;
  title?: string | null;
  business?: { kind: string; name: string | null; address: string | null; phone: string | null } | null;
}

interface Refusal {
  code?: string;
  errors?: { code: string }[];
}

/** Takes over both forms. */
export default function audit(part: HTMLElement) {
  const words: Words = JSON.parse(part.dataset.words ?? "{}");
  const status = part.querySelector<HTMLElement>("[role=status]");
  const result = part.querySelector<HTMLElement>(".result");
  if (!status || !result) return;
  const shownAs = status.className;

  for (const form of part.querySelectorAll("form")) {
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const button = form.querySelector("button");
      if (!button || button.disabled) return;
      button.disabled = true;
      status.className = shownAs;
      status.textContent = words.busy;
      const answer = await fetch(form.action, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(bodyOf(form)),
      }).catch(() => null);
      button.disabled = false;
      const body: unknown = await answer?.json().catch(() => null);
      if (answer?.ok && isAudit(body)) {
        // The headline of the result says it to those who see.
        status.className = "sr-only";
        status.textContent = headline(body, words);
        result.replaceChildren(...shown(body, words));
        result.scrollIntoView({ block: "nearest" });
      } else {
        const { code = "", errors = [] } = (body ?? {}) as Refusal;
        status.textContent = words.fail[errors[0]?.code ?? code] ?? words.fail.other ?? "";
        result.replaceChildren();
      }
    });
  }
}

const isAudit = (body: unknown): body is Audit =>
  typeof body === "object" && body !== null && "problems" in body;

/** What the server is asked: ticks as true, the rest as it is. */
function bodyOf(form: HTMLFormElement): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || !control.name) continue;
    if (control.type === "checkbox") body[control.name] = control.checked;
    else if (control.type === "number") body[control.name] = control.value ? Number(control.value) : null;
    else body[control.name] = control.value;
  }
  return body;
}

function headline({ problems, url }: Audit, words: Words): string {
  if (problems.length === 0) return url ? words.perfect_page : words.perfect;
  return problems.length === 1 ? words.found_one : filled(words.found, { n: problems.length });
}

function shown(audit: Audit, words: Words): Node[] {
  const of = (rule: string): Advice => words.rules[rule] ?? [rule, ""];
  const problems = audit.problems.map(({ rule, severity, weight }): Finding => {
    const [title, text] = of(rule);
    return { severity, title, text, label: `${words[severity]} · ${filled(words.points, { n: weight })}` };
  });
  const passed = audit.passed.map(
    (rule): Finding => ({ severity: "passed", title: of(rule)[0], label: words.passed }),
  );
  const praise = audit.problems.length === 0 && !audit.url ? words.perfect_text : "";
  const facts = audit.url ? [factsOf(audit, words)] : [];
  return [
    scoreLine(audit.score ?? audit.health ?? 0, words, headline(audit, words), praise),
    ...facts,
    findings([...problems, ...passed]),
  ];
}

function factsOf({ url = "", title, business }: Audit, words: Words): HTMLElement {
  const list = element("dl", "mt-6 grid gap-1 text-sm sm:grid-cols-[auto_1fr] sm:gap-x-6");
  const add = (name: string, value: string) =>
    list.append(element("dt", "text-ink-muted", name), element("dd", "wrap-anywhere", value));
  add(words.page, title ? `${title} (${url})` : url);
  if (business) {
    const { kind, name, address, phone } = business;
    add(words.business, [kind, name, address, phone].filter(Boolean).join(" · "));
  }
  return list;
}
