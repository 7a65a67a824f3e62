// Problems of a post while it is written.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PostProblem } from "../types";
import { type CheckedText, checkQuery } from "./api";
import { bodyOf, type Draft } from "./draft";

/** Wait in milliseconds after the last change. */
const REST_MS = 350;
const NO_PROBLEMS: readonly PostProblem[] = [];

/** Result of a check. */
export interface Check {
  problems: readonly PostProblem[];
  /** False while the text is being checked, or could not be. */
  isCurrent: boolean;
}

/** Checks the content after a pause. Until then, problems stay if their words have not moved. */
export function useCheck(draft: Draft): Check {
  const { kind, texts, title, event, offer, button } = bodyOf(draft);
  const content = JSON.stringify({ kind, texts, title, event, offer, button } satisfies CheckedText);
  const [rested, setRested] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setRested(content), REST_MS);
    return () => clearTimeout(timer);
  }, [content]);
  const checked = JSON.parse(rested) as CheckedText;
  const { data } = useQuery({
    ...checkQuery(checked),
    enabled: Object.keys(checked.texts).length > 0,
  });
  const stands = ({ field, language, start, end, text }: PostProblem) => {
    if (field === "title") return draft.title.slice(start, end) === text;
    return field !== "text" || language === null || (draft.texts[language] ?? "").slice(start, end) === text;
  };
  return {
    problems: (data ?? NO_PROBLEMS).filter(stands),
    isCurrent: rested === content && data !== undefined,
  };
}
