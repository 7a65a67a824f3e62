// Price list, billing period and currency.
import { Badge } from "@/ui/badge";
import { SegmentedControl } from "@/ui/segmented-control";
import { savingPercent } from "../choice";
import { type Choice, CURRENCIES, LISTS, type Prices } from "../types";
import { useBillingWords } from "../words";
import { useChooseWords } from "./words";

export interface ControlsProps {
  choice: Choice;
  prices: Prices;
  onChange: (change: Partial<Choice>) => void;
  /** True for a subscription: its currency stays. */
  isCurrencyFixed: boolean;
}

/** The row above the plans. */
export function Controls({ choice, prices, onChange, isCurrencyFixed }: ControlsProps) {
  const words = useChooseWords();
  const { lists } = useBillingWords();
  const percent = savingPercent(prices, choice.currency);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={words.list}
          choices={LISTS.map((id) => ({ id, label: lists[id] }))}
          selected={choice.list}
          onSelect={(list) => onChange({ list })}
        />
        <SegmentedControl
          label={words.period}
          choices={[
            { id: "month", label: words.periods.month },
            {
              id: "year",
              isDisabled: choice.list === "profile",
              label: (
                <>
                  {words.periods.year}
                  <Badge tone="brass">{words.save_percent(percent)}</Badge>
                </>
              ),
            },
          ]}
          selected={choice.interval}
          onSelect={(interval) => onChange({ interval })}
        />
        <div className="sm:ml-auto" title={isCurrencyFixed ? words.currency_fixed : undefined}>
          <SegmentedControl
            label={words.currency}
            choices={CURRENCIES.map((id) => ({
              id,
              label: <span title={words.currencies[id]}>{id.toUpperCase()}</span>,
            }))}
            selected={choice.currency}
            onSelect={(currency) => onChange({ currency })}
            isDisabled={isCurrencyFixed}
          />
        </div>
      </div>
      <p className="text-sm text-pretty text-ink-muted">{words.list_texts[choice.list]}</p>
    </div>
  );
}
