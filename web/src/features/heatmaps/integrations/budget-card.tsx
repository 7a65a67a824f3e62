// Monthly cap: spent, reserved and remaining amounts.
import { Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { lazyPart } from "@/ui/lazy-part";
import { ProgressBar } from "@/ui/progress-bar";
import type { RankBudget } from "../api";
import { moneyText } from "../money";
import { useIntegrationsWords } from "../words";

const CapDialog = lazyPart(() => import("./cap-dialog"), "CapDialog").Part;

export interface BudgetCardProps {
  budget: RankBudget;
  canChange: boolean;
}

/** The card with the dialog that changes the cap. */
export function BudgetCard({ budget, canChange }: BudgetCardProps) {
  const { budget: words } = useIntegrationsWords();
  const { locale } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasBeenTrue(isOpen);
  const { cap_micros, spent_micros, reserved_micros } = budget;
  const used = spent_micros + reserved_micros;
  const left = Math.max(cap_micros - used, 0);
  const money = (micros: number) => moneyText(micros, locale);
  return (
    <section aria-labelledby="monthly-cap" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h3 id="monthly-cap" className="font-semibold">
            {words.title}
          </h3>
          <p className="max-w-[65ch] text-sm text-pretty text-ink-muted">{words.text}</p>
        </div>
        {canChange && <Button onPress={() => setOpen(true)}>{words.change}</Button>}
      </div>
      {left === 0 && <Banner kind="warning">{words.reached}</Banner>}
      <Card className="flex flex-col gap-2 p-4 sm:p-5">
        <ProgressBar
          label={words.label}
          value={Math.min(used, cap_micros)}
          max={cap_micros}
          valueLabel={words.value(money(spent_micros), money(cap_micros))}
        />
        <p className="numeric text-xs text-ink-muted">
          {words.left(money(left))}
          {reserved_micros > 0 && `. ${words.reserved(money(reserved_micros))}`}
        </p>
      </Card>
      <Suspense>
        {hasOpened && <CapDialog budget={budget} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </section>
  );
}
