// The plan of the organization: state, price, next payment, and the one action that follows.
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import { type Status, StatusBadge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { currentChoice } from "./choice";
import { moneyText } from "./money";
import { type Standing, standingOf } from "./standing";
import { StandingActions } from "./standing-actions";
import { SubscriptionFacts } from "./subscription-facts";
import type { Billing } from "./types";
import { type BillingWords, useBillingWords } from "./words";

const LOOKS: Record<Standing, Status> = {
  agency: "neutral",
  trial: "neutral",
  trial_chosen: "good",
  active: "good",
  ending: "fair",
  past_due: "poor",
  paused: "fair",
  over: "neutral",
};

const DAY_MS = 86_400_000;

/** The card at the top of Settings > Plan. */
export function StandingCard({ billing }: { billing: Billing }) {
  const words = useBillingWords();
  const format = useFormat();
  const choice = currentChoice(billing);
  const amount =
    choice && billing.amount !== null ? moneyText(billing.amount, choice.currency, format.locale) : null;
  const standing = standingOf(billing);
  const { title, badge, lines } = textsOf(billing, words, format.date, amount);
  return (
    <Card className="divide-y divide-line">
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
            {badge && <StatusBadge status={LOOKS[standing]}>{badge}</StatusBadge>}
          </div>
          <div className="mt-1.5 flex max-w-[65ch] flex-col gap-1.5 text-pretty text-ink-muted">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
        <StandingActions billing={billing} />
      </div>
      {choice && standing !== "over" && standing !== "agency" && (
        <SubscriptionFacts choice={choice} amount={amount} />
      )}
      {standing === "over" && (
        <div className="grid divide-y divide-line sm:grid-cols-2 sm:divide-x sm:divide-y-0">
          <Aside {...words.standing.over.goes_on} status="good" />
          <Aside {...words.standing.over.pauses} status="fair" />
        </div>
      )}
    </Card>
  );
}

function Aside({ title, text, status }: { title: string; text: ReactNode; status: Status }) {
  return (
    <div className="px-4 py-4 sm:px-5">
      <StatusBadge status={status}>{title}</StatusBadge>
      <p className="mt-2 text-sm text-pretty text-ink-muted">{text}</p>
    </div>
  );
}

interface StandingTexts {
  title: string;
  badge?: string;
  lines: string[];
}

function textsOf(
  billing: Billing,
  { standing, plans }: BillingWords,
  date: (time: string) => string,
  amount: string | null,
): StandingTexts {
  const { plan, chosen, agency, trial_ends_at, period_end, cancel_at, past_due_since, pauses_at } = billing;
  const name = plan ? plans[plan] : "";
  const on = (time: string | null, text: (day: string) => string) => (time ? [text(date(time))] : []);
  const { trial, trial_chosen, active, ending, past_due, paused, over } = standing;
  const canceled = on(cancel_at, ending.text);
  switch (standingOf(billing)) {
    case "agency":
      return {
        title: standing.agency.title(agency?.name ?? ""),
        lines: [standing.agency.text(agency?.name ?? "")],
      };
    case "trial": {
      const left = trial_ends_at
        ? Math.max(0, Math.ceil((new Date(trial_ends_at).getTime() - Date.now()) / DAY_MS))
        : 0;
      return {
        title: trial.title,
        badge: trial.badge(left),
        lines: [
          ...on(trial_ends_at, trial.text),
          ...(chosen ? [trial.chosen(plans[chosen.plan])] : []),
          trial.afterwards,
        ],
      };
    }
    case "trial_chosen":
      return {
        title: trial_chosen.title(name),
        badge: cancel_at ? ending.badge : trial_chosen.badge,
        lines: cancel_at
          ? [...canceled, ending.afterwards]
          : on(trial_ends_at, (day) => (amount ? trial_chosen.text(day, amount) : active.renews(day))),
      };
    case "active":
      return {
        title: name,
        badge: active.badge,
        lines: on(period_end, (day) => (amount ? active.text(day, amount) : active.renews(day))),
      };
    case "ending":
      return { title: name, badge: ending.badge, lines: [...canceled, ending.afterwards] };
    case "past_due":
      return {
        title: name,
        badge: past_due.badge,
        lines: [...on(past_due_since, past_due.text), ...on(pauses_at, past_due.until)],
      };
    case "paused":
      return { title: paused.title, badge: paused.badge, lines: [paused.text(name)] };
    case "over":
      return {
        title: plan ? over.plan(name) : trial_ends_at ? over.trial : over.none,
        badge: !plan && trial_ends_at ? over.trial_badge : over.badge,
        lines: [],
      };
  }
}
