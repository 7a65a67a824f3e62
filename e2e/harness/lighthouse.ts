// Results of Lighthouse runs. A run with an audit that failed does not count: Lighthouse then gives no score for the
// whole category, which must not be read as a score of 0.
import type lighthouse from "lighthouse";

/** The categories that do not depend on how busy the machine is. */
export const RULES = ["accessibility", "best-practices", "seo"] as const;
/** All categories, in the order of Lighthouse's report. */
export const CATEGORIES = ["performance", ...RULES] as const;

/** One of them. */
export type Category = (typeof CATEGORIES)[number];
/** Report of Lighthouse. */
export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Findings about a page. */
export interface Scores {
  /** 0 to 100 by category. */
  scores: Partial<Record<Category, number>>;
  /** Audits that cost points, with their results. */
  costs: string[];
}

/** Scores of a run, or the reason why there are none. */
export type Run = Scores | { failure: string };

/** Reads the report of a run. */
export function judge(report: Report, categories: readonly Category[]): Run {
  if (report.runtimeError) return { failure: report.runtimeError.code };
  const scores: Scores["scores"] = {};
  const costs = new Set<string>();
  for (const category of categories) {
    const { score = null, auditRefs = [] } = report.categories[category] ?? {};
    for (const { id, weight } of auditRefs) {
      const audit = report.audits[id];
      if (!audit || weight === 0) continue;
      if (audit.scoreDisplayMode === "error") return { failure: `${id}: ${audit.errorMessage}` };
      if (typeof audit.score === "number" && audit.score < 1) costs.add(cost(id, audit.displayValue));
    }
    if (score === null) return { failure: `no score for ${category}` };
    scores[category] = Math.round(score * 100);
  }
  return { scores, costs: [...costs] };
}

/** Lighthouse writes its figures with spaces that do not break, and some with bars a table would take for its own. */
function cost(id: string, displayValue = "") {
  return `${id} ${displayValue.replaceAll(/[\s|]+/g, " ")}`.trim();
}

/** Returns true if a third run cannot change the median, because the first two agree. */
export function isSettled([first, second, third]: Scores[]): boolean {
  if (!first || !second) return false;
  return third !== undefined || CATEGORIES.every((each) => first.scores[each] === second.scores[each]);
}

/** Returns the median of each category, and the failed audits of the median run. */
export function medianOf(runs: Scores[]): Scores {
  const middle = (category: Category) => {
    const values = runs.map(({ scores }) => scores[category] ?? 0).sort((a, b) => a - b);
    // When two runs agree, either is the median.
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  const scores = Object.fromEntries(CATEGORIES.map((each) => [each, middle(each)]));
  const typical = runs.find((run) => run.scores.performance === scores.performance);
  return { scores, costs: typical?.costs ?? [] };
}
