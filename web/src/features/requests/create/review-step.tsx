// Last step: send time and summary.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";
import { ProblemNote } from "@/ui/problem-note";
import { CardSkeleton } from "@/ui/skeleton";
import { linksAddress } from "../search";
import { SETTINGS } from "../sending-note";
import { settingsQuery } from "../settings/api";
import type { Forecast } from "../types";
import type { Draft } from "./draft";
import { leftOut } from "./left-out";
import { WhenFields, type WhenFieldsProps } from "./when-fields";
import { useCreateWords } from "./words";

export interface ReviewStepProps extends WhenFieldsProps {
  forecast: Forecast | undefined;
  /** False while a newer forecast is loading. */
  isCurrent: boolean;
  error: unknown;
}

/** Shows the choices next to the summary. */
export function ReviewStep({ draft, onChange, forecast, isCurrent, error }: ReviewStepProps) {
  const { summary: words } = useCreateWords();
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {forecast?.obstacle && <Obstacle code={forecast.obstacle} location={draft.locations[0]} />}
      <WhenFields draft={draft} onChange={onChange} />
      {forecast ? (
        <Summary draft={draft} forecast={forecast} isCurrent={isCurrent} />
      ) : error ? (
        <Banner kind="error" title={words.failed} className="self-start">
          <ProblemNote error={error} />
        </Banner>
      ) : (
        <CardSkeleton className="h-72" />
      )}
    </div>
  );
}

function Obstacle({ code, location }: { code: string; location: string | undefined }) {
  const { summary: words } = useCreateWords();
  const { obstacles } = words;
  if (!Object.hasOwn(obstacles, code)) return <Banner kind="warning">{words.obstacle_other}</Banner>;
  const { title, text, link } = obstacles[code as keyof typeof obstacles];
  const href = code === "no_review_links" && location !== undefined ? linksAddress(location) : SETTINGS;
  return (
    <Banner kind="warning" title={title} className="lg:col-span-2">
      {text} <Link href={href}>{link}</Link>
    </Banner>
  );
}

function Summary({ draft, forecast, isCurrent }: { draft: Draft; forecast: Forecast; isCurrent: boolean }) {
  const { summary: words, when } = useCreateWords();
  const format = useFormat();
  const { data: settings } = useQuery(settingsQuery);
  const { recipients, starts_at, ends_at } = forecast;
  const reasons = leftOut(forecast);
  const sender = [settings?.sender_name, settings?.postal_address?.replaceAll(/\s*\n\s*/g, ", ")]
    .filter(Boolean)
    .join(", ");
  return (
    <section
      aria-label={words.title}
      aria-busy={!isCurrent}
      className="self-start rounded-lg border border-line bg-paper px-4 py-4 transition-opacity duration-150 aria-busy:opacity-60 dark:bg-surface"
    >
      <h3 className="text-sm font-semibold text-ink">{words.title}</h3>
      <p className="numeric mt-2 text-2xl font-semibold tracking-tight text-ink">
        {recipients === 0 ? words.nobody : words.recipients(recipients)}
      </p>
      {reasons.length > 0 && (
        <div className="mt-3 rounded-md bg-sunken px-3 py-2 text-sm">
          <p className="numeric font-medium text-ink">
            {words.left_out(reasons.reduce((sum, { count }) => sum + count, 0))}
          </p>
          <ul className="mt-1">
            {reasons.map(({ reason, count }) => (
              <li key={reason} className="flex gap-2 text-ink-muted">
                <span className="numeric min-w-8 text-right text-ink">{format.number(count)}</span>
                {Object.hasOwn(words.reasons, reason)
                  ? words.reasons[reason as keyof typeof words.reasons]
                  : words.reason_other}
              </li>
            ))}
          </ul>
        </div>
      )}
      <dl className="mt-3 flex flex-col divide-y divide-line text-sm">
        <Fact name={words.locations}>{words.locations_value(draft.locations.length)}</Fact>
        {starts_at && <Fact name={words.starts}>{format.dateTime(starts_at)}</Fact>}
        {ends_at && <Fact name={words.ends}>{words.ends_value(format.date(ends_at))}</Fact>}
        <Fact name={words.reminder}>{when.reminders(draft.reminder)}</Fact>
        {sender && (
          <Fact name={words.sender}>
            <bdi>{sender}</bdi>
          </Fact>
        )}
        <Fact name={words.price}>{words.price_value}</Fact>
        <Fact name={words.sees}>{words.sees_text}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 py-2">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="numeric break-words text-ink">{children}</dd>
    </div>
  );
}
