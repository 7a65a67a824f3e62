// Reason of a failure; where the plan is the reason, with the way to another plan.
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Link } from "./link";

const PLAN_CODES = ["plan_feature", "plan_limit"];

/** Returns true when another plan would allow it. */
export function isOfPlan(error: unknown): boolean {
  return error instanceof ApiError && PLAN_CODES.includes(error.code);
}

/** Sentence about an error, in a banner. */
export function ProblemNote({ error }: { error: unknown }) {
  const messages = useMessages();
  const text = problemText(error, messages);
  if (!isOfPlan(error)) return text;
  return (
    <>
      {text} <Link href="/dashboard/settings/plan">{messages.ui.see_plan}</Link>
    </>
  );
}
