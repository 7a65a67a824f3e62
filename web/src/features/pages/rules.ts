// Advice and indexing of a page over its languages. Pure.
import { PROBLEMS } from "./lists";
import type { Advice, LocalPage, PublishReport } from "./types";

/** Returns the problems of a page in any of its languages: those that keep it from being indexed first. */
export function adviceOf({ languages }: Pick<LocalPage, "languages">): Advice[] {
  const adviceByCode = new Map<string, Advice>();
  for (const { problems } of languages) {
    for (const problem of problems) {
      const existing = adviceByCode.get(problem.code);
      const isWorse = existing === undefined || (problem.missing_words ?? 0) > (existing.missing_words ?? 0);
      if (isWorse) adviceByCode.set(problem.code, problem);
    }
  }
  return [...adviceByCode.values()].sort(
    (one, other) =>
      Number(other.blocks_index) - Number(one.blocks_index) ||
      PROBLEMS.indexOf(one.code) - PROBLEMS.indexOf(other.code),
  );
}

/** Returns true when search engines may list the page in all of its languages. */
export function isIndexable({ languages }: Pick<LocalPage, "languages">): boolean {
  return languages.length > 0 && languages.every(({ indexable }) => indexable);
}

/** Returns the pages by the reason that keeps them from being indexed, the most frequent first. */
export function hiddenBy(pages: readonly LocalPage[]): { problem: Advice["code"]; count: number }[] {
  const hidden = pages.filter((page) => page.state !== "closed" && !isIndexable(page));
  const first = hidden.map((page) => adviceOf(page)[0]?.code);
  return PROBLEMS.map((problem) => ({ problem, count: first.filter((each) => each === problem).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** Returns the number of pages that the server refuses for a reason. */
export function refusedFor({ refused }: PublishReport, code: string): number {
  return refused.find((each) => each.code === code)?.count ?? 0;
}
