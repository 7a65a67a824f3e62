// The rule about the link, which a text is checked for as a whole. Pure.
import type { Wording, WordingProblem } from "../types";

const LINK = "{link}";

/** Returns a problem unless the body has the link exactly once and the subject has none. */
export function linkProblem({ subject, body }: Wording): WordingProblem[] {
  const isRight = body.split(LINK).length === 2 && !subject.includes(LINK);
  return isRight ? [] : [{ rule: "link", start: 0, end: 0, text: "" }];
}
