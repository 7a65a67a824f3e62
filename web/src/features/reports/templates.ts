// The three templates, and the sections that each starts with. Pure.
import type { SectionChoice, SectionKind, Template } from "./types";

/** The templates in the order in which they are offered. */
export const TEMPLATES = ["executive", "technical", "client"] as const satisfies readonly Template[];

/** The sections in the order in which a report has them. */
export const SECTIONS = [
  "summary",
  "profile",
  "rankings",
  "reviews",
  "sentiment",
  "citations",
  "health",
  "requests",
  "work_done",
  "next",
] as const satisfies readonly SectionKind[];

/** Sections that a template leaves out at first. */
const EXCLUDED_SECTIONS: Record<Template, readonly SectionKind[]> = {
  executive: ["sentiment", "citations", "health", "requests"],
  technical: [],
  client: ["sentiment", "citations", "health"],
};

/** Returns the sections of a template, with those that it starts with switched on. */
export function sectionsOf(template: Template): SectionChoice[] {
  return SECTIONS.map((kind) => ({ kind, on: !EXCLUDED_SECTIONS[template].includes(kind) }));
}

/** Returns the sections with one moved before or after another. */
export function moved(
  sections: readonly SectionChoice[],
  kinds: ReadonlySet<unknown>,
  target: SectionKind,
  side: "before" | "after",
): SectionChoice[] {
  const taken = sections.filter(({ kind }) => kinds.has(kind));
  const others = sections.filter(({ kind }) => !kinds.has(kind));
  const targetIndex = others.findIndex(({ kind }) => kind === target);
  if (targetIndex < 0) return [...sections];
  const at = side === "after" ? targetIndex + 1 : targetIndex;
  return [...others.slice(0, at), ...taken, ...others.slice(at)];
}
