// The cost of the choice, today and later, and the button that buys it.
import { useQuery } from "@tanstack/react-query";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { previewQuery } from "../api";
import { isSameChoice, itemsOf, priceOf, savingOf, totalOf } from "../choice";
import { moneyText } from "../money";
import type { Billing, Choice, Prices } from "../types";
import { usePortal } from "../use-portal";
import { useBillingWords } from "../words";
import { ChangeDue } from "./change-due";
import { CheckoutDue } from "./checkout-due";
import { Line } from "./line";
import { useSubmit } from "./use-submit";
import { useChooseWords } from "./words";

export interface SummaryProps {
  billing: Billing;
  choice: Choice;
  prices: Prices;
  /** The subscription that exists; null before the first. */
  current: Choice | null;
  onChange: (change: Partial<Choice>) => void;
}

/** The card beside the plans, which stays in view. */
export function Summary({ billing, choice, prices, current, onChange }: SummaryProps) {
  const format = useFormat();
  const words = useChooseWords();
  const { per, products, facts } = useBillingWords();
  const { locale } = useFormat();
  const may = useMay();
  const portal = usePortal();
  const isSame = current !== null && isSameChoice(choice, current);
  const isChange = current !== null && !isSame;
  const {
    data: preview,
    isFetching,
    isPlaceholderData,
    error: previewError,
    refetch,
  } = useQuery({
    ...previewQuery(choice),
    enabled: isChange && may("manage_billing"),
  });
  const currentPreview = isChange && !isPlaceholderData ? preview : undefined;
  const { submit, isPending, error, label, note } = useSubmit({
    billing,
    choice,
    isSame,
    isChange,
    preview: currentPreview,
  });
  const money = (amount: number) => moneyText(amount, choice.currency, locale);
  const saving = savingOf(prices, choice);
  const { interval } = choice;
  return (
    <aside aria-labelledby="summary-title" className="xl:sticky xl:top-20">
      <Card className="divide-y divide-line">
        <div className="flex flex-col gap-3 p-4 sm:p-5">
          <h2 id="summary-title" className="font-semibold">
            {words.summary.title}
          </h2>
          <dl className="flex flex-col gap-2 text-sm">
            {itemsOf(choice).map(({ product, quantity }) => (
              <Line
                key={product}
                term={product === "extra_location" ? words.summary.extra(quantity) : products[product]}
                value={money(quantity * (priceOf(prices, product, interval, choice.currency) ?? 0))}
              />
            ))}
            <Line isStrong term={words.summary.total[interval]} value={money(totalOf(prices, choice))} />
          </dl>
          {saving > 0 &&
            (interval === "year" ? (
              <p className="text-sm text-good-ink">{words.summary.saving(money(saving))}</p>
            ) : (
              <Button
                size="sm"
                className="h-auto! min-h-8 max-w-full shrink self-start py-1.5 text-left whitespace-normal!"
                onPress={() => onChange({ interval: "year" })}
              >
                {words.summary.could_save(money(saving))}
              </Button>
            ))}
        </div>
        <div className="flex flex-col gap-3 p-4 text-sm sm:p-5">
          {isSame && <p className="text-pretty text-ink-muted">{words.summary.same}</p>}
          {isChange &&
            (previewError && !currentPreview ? (
              <Banner
                kind="error"
                actions={
                  <Button size="sm" onPress={() => void refetch()}>
                    {words.summary.again}
                  </Button>
                }
              >
                {words.summary.preview_failed}
              </Banner>
            ) : (
              <ChangeDue preview={currentPreview} isCalculating={isFetching} />
            ))}
          {current === null && (
            <CheckoutDue billing={billing} choice={choice} total={totalOf(prices, choice)} />
          )}
        </div>
        <div className="flex flex-col gap-2.5 p-4 sm:p-5">
          {error && (
            <Banner kind="error" title={words.errors.failed}>
              <p>{error.text}</p>
              {error.isDeclined && (
                <Button
                  size="sm"
                  className="mt-2"
                  onPress={() => portal.open("payment_method")}
                  isPending={portal.opening !== null}
                >
                  {words.other_card}
                </Button>
              )}
            </Banner>
          )}
          <Button
            variant="primary"
            size="lg"
            className="h-auto! min-h-11 w-full px-3! py-2.5 whitespace-normal!"
            isDisabled={!may("manage_billing") || isSame || (isChange && !currentPreview)}
            isPending={isPending}
            onPress={submit}
          >
            {label}
          </Button>
          {note && <p className="text-center text-xs text-pretty text-ink-muted">{note}</p>}
          <p className="text-center text-xs text-pretty text-ink-muted">{words.summary.tax}</p>
        </div>
      </Card>
      <span className="sr-only">{format.pair(facts.period, per[interval])}</span>
    </aside>
  );
}
