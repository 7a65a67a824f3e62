// Extra locations by number, and the add-ons that are on or off.
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Group, Input, NumberField } from "react-aria-components";
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import { Switch } from "@/ui/switch";
import { MAX_EXTRA_LOCATIONS, priceOf } from "../choice";
import { moneyText } from "../money";
import type { AddOn, Choice, Prices } from "../types";
import { useBillingWords } from "../words";
import { useChooseWords, usePlanTexts } from "./words";

export interface AddOnsProps {
  choice: Choice;
  prices: Prices;
  onChange: (change: Partial<Choice>) => void;
}

/** The card below the plans. */
export function AddOns({ choice, prices, onChange }: AddOnsProps) {
  const words = useChooseWords();
  const { per } = useBillingWords();
  const { addOns } = usePlanTexts();
  const { locale } = useFormat();
  const amount = (product: AddOn) => {
    const price = priceOf(prices, product, choice.interval, choice.currency);
    return price === undefined ? "" : moneyText(price, choice.currency, locale);
  };
  const period = per[choice.interval];
  const isUnlimited = choice.plan === "enterprise";
  return (
    <section aria-labelledby="add-ons-title" className="flex flex-col gap-3">
      <div>
        <h2 id="add-ons-title" className="font-semibold">
          {words.add_ons}
        </h2>
        <p className="text-sm text-ink-muted">{words.add_ons_text}</p>
      </div>
      <Card className="divide-y divide-line">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
          <div className="min-w-0 flex-1 basis-64 text-sm">
            <p className="font-medium">{words.extra_locations}</p>
            <p className="text-ink-muted">
              {isUnlimited ? words.extra_unlimited : addOns.location.text}{" "}
              {!isUnlimited && (
                <span className="numeric font-medium whitespace-nowrap text-ink">
                  {words.each(amount("extra_location"), period)}
                </span>
              )}
            </p>
          </div>
          {!isUnlimited && (
            <Stepper
              label={words.extra_locations}
              value={choice.extra_locations}
              onChange={(extra_locations) => onChange({ extra_locations })}
            />
          )}
        </div>
        <SwitchRow
          title={addOns.reporting.title}
          text={addOns.reporting.text}
          price={words.add(amount("custom_reporting"), period)}
          isOn={choice.custom_reporting}
          onChange={(custom_reporting) => onChange({ custom_reporting })}
        />
        <SwitchRow
          title={addOns.support.title}
          text={addOns.support.text}
          price={words.add(amount("premium_support"), period)}
          isOn={choice.premium_support}
          onChange={(premium_support) => onChange({ premium_support })}
        />
      </Card>
    </section>
  );
}

interface SwitchRowProps {
  title: string;
  text: string;
  price: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function SwitchRow({ title, text, price, isOn, onChange }: SwitchRowProps) {
  return (
    <Switch
      isSelected={isOn}
      onChange={onChange}
      description={
        <span className="text-sm">
          {text} <span className="numeric font-medium whitespace-nowrap text-ink">{price}</span>
        </span>
      }
      className="px-4 py-4 sm:px-5"
    >
      {title}
    </Switch>
  );
}

/** A number between a minus and a plus. */
function Stepper({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const words = useChooseWords();
  return (
    <NumberField
      aria-label={label}
      value={value}
      minValue={0}
      maxValue={MAX_EXTRA_LOCATIONS}
      step={1}
      onChange={(next) => onChange(Number.isNaN(next) ? 0 : next)}
      formatOptions={{ maximumFractionDigits: 0 }}
    >
      <Group className="focus-ring-within inline-flex h-9 items-stretch overflow-hidden rounded-md border border-control bg-surface shadow-sm">
        <StepButton slot="decrement" label={words.fewer}>
          <Minus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        </StepButton>
        <Input className="numeric w-14 border-x border-line bg-transparent text-center text-sm font-medium text-ink outline-none" />
        <StepButton slot="increment" label={words.more}>
          <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        </StepButton>
      </Group>
    </NumberField>
  );
}

function StepButton({ slot, label, children }: { slot: string; label: string; children: ReactNode }) {
  return (
    <Button
      slot={slot}
      aria-label={label}
      className="grid w-9 cursor-default place-items-center text-ink-muted transition-colors hover:bg-hover hover:text-ink disabled:opacity-40"
    >
      {children}
    </Button>
  );
}
