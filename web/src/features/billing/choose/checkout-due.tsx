// The cost of a new subscription, today and later.
import { useFormat } from "@/lib/i18n";
import { remainingTrial } from "../choice";
import { moneyText } from "../money";
import type { Billing, Choice } from "../types";
import { Line } from "./line";
import { useChooseWords } from "./words";

/** Amount due today: nothing during the trial, otherwise the first period. */
export function CheckoutDue({ billing, choice, total }: { billing: Billing; choice: Choice; total: number }) {
  const { summary: words } = useChooseWords();
  const { date, locale } = useFormat();
  const trial = remainingTrial(billing);
  const amount = moneyText(total, choice.currency, locale);
  return (
    <>
      <dl className="flex flex-col gap-2">
        <Line isStrong term={words.today} value={trial ? moneyText(0, choice.currency, locale) : amount} />
        {trial && <Line term={words.trial_end(date(trial))} value={amount} />}
      </dl>
      <p className="text-pretty text-ink-muted">{words.renewal[choice.interval](amount)}</p>
    </>
  );
}
