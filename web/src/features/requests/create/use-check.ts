// Problems of a text while it is typed.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Language, WordingProblem } from "../types";
import { checkQuery } from "./api";

/** Wait in milliseconds after the last keystroke. */
const REST_MS = 300;
const NO_PROBLEMS: readonly WordingProblem[] = [];

/** Result of a check. */
export interface Check {
  problems: readonly WordingProblem[];
  /** False while the text is being checked, or could not be. */
  isCurrent: boolean;
}

/** Checks a text after a pause. Until then, problems stay if their words have not moved. */
export function useCheck(text: string, language: Language): Check {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({ ...checkQuery(rested, language), enabled: rested.trim() !== "" });
  const problems = (data ?? NO_PROBLEMS).filter(
    ({ start, end, text: words }) => text.slice(start, end) === words,
  );
  return { problems, isCurrent: rested === text && (data !== undefined || text.trim() === "") };
}
