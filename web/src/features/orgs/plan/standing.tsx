// State of the organization's plan, in words.
import { useFormat } from "@/lib/i18n";
import type { PlanUse } from "./api";
import { type PlanWords, usePlanWords } from "./words";

interface StandingProps {
  plan: PlanUse;
  isDemo: boolean;
  /** False for members who can only ask for another plan. */
  mayChange: boolean;
}

/** Name and details of the plan or the trial. */
export function Standing({ plan, isDemo, mayChange }: StandingProps) {
  const words = usePlanWords();
  const { date } = useFormat();
  const { title, lines } = textsOf({ plan, isDemo, mayChange }, words, date);
  return (
    <div className="px-4 py-4 sm:px-5">
      <h3 className="font-semibold">{title}</h3>
      {lines.map((line) => (
        <p key={line} className="mt-1 max-w-[65ch] text-sm text-pretty text-ink-muted">
          {line}
        </p>
      ))}
    </div>
  );
}

function textsOf(
  { plan, isDemo, mayChange }: StandingProps,
  words: PlanWords,
  date: (time: string) => string,
) {
  const { unlimited, demo, trial, active, over, afterwards, names } = words;
  const { state, ends_at, chosen_plan } = plan;
  const name = plan.plan ? names[plan.plan] : "";
  if (state === "unlimited") {
    const { title, text } = isDemo ? demo : unlimited;
    return { title, lines: [text] };
  }
  const next = !mayChange ? [] : [chosen_plan ? trial.leads_to(names[chosen_plan]) : trial.next];
  if (state === "trial") {
    const until = ends_at ? [trial.until(date(ends_at))] : [];
    return { title: trial.title, lines: [...until, ...next, afterwards] };
  }
  if (state === "active") {
    const until = ends_at ? [active.until(date(ends_at)), afterwards] : [active.endless];
    return { title: active.title(name), lines: until };
  }
  const end = plan.plan ? (day: string) => over.plan(name, day) : over.trial;
  return { title: over.title, lines: [ends_at ? end(date(ends_at)) : over.none, afterwards, ...next] };
}
