// Last step: schedule, speed and summary.
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { LinkButton } from "@/ui/link";
import { ProblemNote } from "@/ui/problem-note";
import { RadioGroup } from "@/ui/radio-group";
import { Select } from "@/ui/select";
import { CardSkeleton } from "@/ui/skeleton";
import type { Forecast, RankAccount } from "../api";
import { maxMoneyText, moneyText, priceText } from "../money";
import { useCreateWords, useHeatmapsWords } from "../words";
import { AdvancedFields } from "./advanced-fields";
import { type Draft, modeOf, SCHEDULES } from "./draft";

const INTEGRATIONS = "/dashboard/settings/integrations";
/** Durations below this are in seconds. */
const MINUTE = 60;

export interface ReviewStepProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  account: RankAccount;
  accounts: readonly RankAccount[];
  forecast: Forecast | undefined;
  /** False while a newer forecast is loading. */
  isCurrent: boolean;
  error: unknown;
}

/** Shows the choices next to the summary. */
export function ReviewStep(props: ReviewStepProps) {
  const { draft, onChange, account, accounts } = props;
  const words = useCreateWords();
  const { schedules } = useHeatmapsWords();
  const { locale } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const price = (micros: number) => priceText(micros, locale);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Obstacle {...props} />
      <div className="flex flex-col gap-5">
        <Select
          label={words.schedule.label}
          description={words.schedule.help}
          value={draft.schedule}
          choices={SCHEDULES.map((id) => ({ id, label: schedules[id] }))}
          onChange={(chosen) => onChange({ schedule: SCHEDULES.find((each) => each === chosen) ?? "none" })}
        />
        {account.queue_price_micros !== null && (
          <RadioGroup
            label={words.mode.label}
            value={modeOf(draft, account)}
            onChange={(mode) => onChange({ mode: mode === "live" ? "live" : "queue" })}
            choices={[
              {
                value: "queue",
                label: words.mode.queue,
                description: words.mode.queue_text(price(account.queue_price_micros)),
              },
              {
                value: "live",
                label: words.mode.live,
                description: words.mode.live_text(price(account.live_price_micros)),
              },
            ]}
          />
        )}
        <div>
          <Button
            variant="ghost"
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
            icon={
              <ChevronRight
                className={cx("size-4 transition-transform duration-150", isOpen && "rotate-90")}
                strokeWidth={1.5}
                aria-hidden="true"
              />
            }
            className="-ml-3.5"
          >
            {words.advanced.title}
          </Button>
          {isOpen && (
            <div className="pt-3">
              <AdvancedFields draft={draft} account={account} accounts={accounts} onChange={onChange} />
            </div>
          )}
        </div>
      </div>
      <Summary {...props} />
    </div>
  );
}

function Summary({ draft, account, forecast, isCurrent, error }: ReviewStepProps) {
  const { summary: words, obstacles } = useCreateWords();
  const { providers } = useHeatmapsWords();
  const { locale } = useFormat();
  const provider = providers[account.provider];
  if (error && !forecast) {
    return (
      <Banner kind="error" title={words.failed} className="self-start">
        <ProblemNote error={error} />
      </Banner>
    );
  }
  if (!forecast) return <CardSkeleton className="h-72" />;
  const { budget, seconds } = forecast;
  const left = leftOf(forecast);
  const isFree = account.is_simulated;
  return (
    <section
      aria-labelledby="what-will-happen"
      aria-busy={!isCurrent}
      aria-live="polite"
      className="self-start overflow-hidden rounded-lg border border-line"
    >
      <h3
        id="what-will-happen"
        className="border-b border-line bg-paper/60 px-4 py-2.5 text-sm font-semibold text-ink"
      >
        {words.title}
      </h3>
      <dl className={cx("divide-y divide-line transition-opacity", !isCurrent && "opacity-60")}>
        <Line name={words.points} note={words.answers(forecast.answers)}>
          {words.points_value(forecast.points.length, draft.keywords.length)}
        </Line>
        <Line name={words.price} note={isFree ? obstacles.simulated : words.charged(provider)}>
          {words.price_value(maxMoneyText(forecast.cost_micros, locale))}
        </Line>
        <Line name={words.month}>
          {draft.schedule === "none"
            ? words.month_none
            : words.month_value(maxMoneyText(forecast.month_micros, locale))}
        </Line>
        <Line name={words.duration} note={words.background}>
          {seconds < MINUTE ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / MINUTE))}
        </Line>
        <Line name={words.left}>
          {words.left_value(moneyText(left, locale), moneyText(budget.cap_micros, locale))}
        </Line>
        <Line name={words.seen}>{words.seen_text}</Line>
      </dl>
    </section>
  );
}

function leftOf({ budget: { cap_micros, spent_micros, reserved_micros } }: Forecast): number {
  return Math.max(cap_micros - spent_micros - reserved_micros, 0);
}

function Line({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 px-4 py-2.5 text-sm">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="numeric text-ink">
        <span className="font-medium">{children}</span>
        {note && <span className="block text-xs text-pretty text-ink-muted">{note}</span>}
      </dd>
    </div>
  );
}

/** Shows why a scan cannot start, with a link to the page that fixes it. */
function Obstacle({ forecast, account }: ReviewStepProps) {
  const { obstacles } = useCreateWords();
  const { providers } = useHeatmapsWords();
  const { locale } = useFormat();
  if (!forecast?.obstacle) return null;
  const isMissing = forecast.obstacle === "no_account";
  const { title, text, link } = isMissing
    ? { ...obstacles.no_account, title: obstacles.no_account.title(providers[account.provider]) }
    : { ...obstacles.cap_reached, text: obstacles.cap_reached.text(moneyText(leftOf(forecast), locale)) };
  return (
    <Banner
      kind="warning"
      title={title}
      className="flex-wrap lg:col-span-2"
      actions={
        <LinkButton size="sm" href={INTEGRATIONS}>
          {link}
        </LinkButton>
      }
    >
      {text}
    </Banner>
  );
}
