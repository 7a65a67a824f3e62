// Free audit: sends pasted text, ticked boxes or a website to the server; nothing is stored.
import { element, type Finding, filled, findings, type ScoreWords, scoreLine } from "./tools/findings";

type Advice = readonly [title: string, text: string, held?: string];

interface Words extends ScoreWords {
  busy: string;
  empty: string;
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
  read: string;
  not_read: string;
  site: string;
  profile: string;
  profile_text: string;
  details: Record<string, string>;
  fail: Record<string, string>;
  rules: Record<string, Advice>;
}

interface RuleResults {
  problems: { rule: string; severity: "critical" | "warning"; weight: number }[];
  passed: string[];
}

/** Known facts of a business, by ticks and text. */
interface ProfileAudit extends RuleResults {
  health: number;
  /** By their names, in the order in which they are shown. */
  read: Record<string, string | number | null> | null;
}

/** Values read from a page. */
interface PageAudit extends RuleResults {
  score: number;
  url: string;
  title: string | null;
  business: { kind: string; name: string | null; address: string | null; phone: string | null } | null;
  profile: RuleResults & { health: number };
}

type Audit = ProfileAudit | PageAudit;

interface Refusal {
  code?: string;
  errors?: { code: string }[];
}

/** Enhances both forms. */
export default function audit(part: HTMLElement) {
  const words: Words = JSON.parse(part.dataset.words ?? "{}");
  const status = part.querySelector<HTMLElement>("[role=status]");
  const result = part.querySelector<HTMLElement>(".result");
  if (!status || !result) return;
  const visibleClass = status.className;

  for (const form of part.querySelectorAll("form")) {
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const button = form.querySelector("button");
      if (!button || button.disabled) return;
      const request = bodyOf(form);
      status.className = visibleClass;
      // An empty form would fail every rule.
      if (!Object.values(request).some(isFilled)) {
        status.textContent = words.empty;
        result.replaceChildren();
        form.querySelector<HTMLElement>("textarea, input")?.focus();
        return;
      }
      button.disabled = true;
      status.textContent = words.busy;
      const answer = await fetch(form.action, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(request),
      }).catch(() => null);
      button.disabled = false;
      const body: unknown = await answer?.json().catch(() => null);
      if (answer?.ok && isAudit(body)) {
        // The result shows the same headline, so the status is for screen readers only.
        status.className = "sr-only";
        status.textContent = headline(body, words);
        result.replaceChildren(...resultNodes(body, words));
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

/** Returns the request: ticks as true, the rest unchanged. */
function bodyOf(form: HTMLFormElement): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const control of form.elements) {
    if (control instanceof HTMLTextAreaElement) body[control.name] = control.value;
    if (!(control instanceof HTMLInputElement) || !control.name) continue;
    if (control.type === "checkbox") body[control.name] = control.checked;
    else if (control.type === "number") body[control.name] = control.value ? Number(control.value) : null;
    else body[control.name] = control.value;
  }
  return body;
}

const isFilled = (value: unknown) => (typeof value === "string" ? value.trim() !== "" : Boolean(value));

const isPage = (audit: Audit): audit is PageAudit => "url" in audit;

function headline(audit: Audit, words: Words): string {
  const { length } = audit.problems;
  if (length === 0) return isPage(audit) ? words.perfect_page : words.perfect;
  return length === 1 ? words.found_one : filled(words.found, { n: length });
}

function resultNodes(audit: Audit, words: Words): Node[] {
  const summary = headline(audit, words);
  if (!isPage(audit)) {
    const praise = audit.problems.length === 0 ? words.perfect_text : "";
    return [
      scoreLine(audit.health, words, summary, praise),
      ...(audit.read ? [readOf(audit.read, words)] : []),
      listOf(audit, words),
    ];
  }
  const { profile } = audit;
  return [
    factsOf(audit, words),
    element("h3", "mt-10 mb-5 text-2xl", words.site),
    scoreLine(audit.score, words, summary, "", "h4"),
    listOf(audit, words),
    element("h3", "mt-12 mb-5 text-2xl", words.profile),
    scoreLine(profile.health, words, headline({ ...profile, read: null }, words), words.profile_text, "h4"),
    listOf(profile, words),
  ];
}

/** Returns the list of failed rules, then passed rules. */
function listOf({ problems, passed }: RuleResults, words: Words): HTMLElement {
  const adviceOf = (rule: string): Advice => words.rules[rule] ?? [rule, ""];
  return findings([
    ...problems.map(({ rule, severity, weight }): Finding => {
      const [title, text] = adviceOf(rule);
      return { severity, title, text, label: `${words[severity]} · ${filled(words.points, { n: weight })}` };
    }),
    ...passed.map((rule): Finding => {
      const [title, , held = title] = adviceOf(rule);
      return { severity: "passed", title: held, label: words.passed };
    }),
  ]);
}

/** Values found and not found in a text. */
function readOf(read: NonNullable<ProfileAudit["read"]>, words: Words): HTMLElement {
  const facts = Object.entries(words.details).map(([name, label]): [string, string] => [
    label,
    String(read[name] ?? words.not_read),
  ]);
  return element("div", "card mt-8", element("h4", "font-semibold", words.read), factList(facts));
}

function factsOf({ url, title, business }: PageAudit, words: Words): HTMLElement {
  const facts: [string, string][] = [[words.page, title ? `${title} (${url})` : url]];
  if (business) {
    const { kind, name, address, phone } = business;
    facts.push([words.business, [kind, name, address, phone].filter(Boolean).join(" · ")]);
  }
  return factList(facts);
}

function factList(facts: readonly [name: string, value: string][]): HTMLElement {
  const list = element("dl", "mt-4 grid gap-1 text-sm sm:grid-cols-[auto_1fr] sm:gap-x-6");
  for (const [name, value] of facts) {
    list.append(element("dt", "text-ink-muted", name), element("dd", "wrap-anywhere", value));
  }
  return list;
}
