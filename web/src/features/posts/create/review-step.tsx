// Last step of the post composer: summary and preview.
import { type ReactNode, useState } from "react";
import type { Format } from "@/lib/format";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ProblemNote } from "@/ui/problem-note";
import { CardSkeleton } from "@/ui/skeleton";
import type { Language, PostForecast } from "../types";
import { momentText } from "../when";
import { usePostsWords } from "../words";
import type { Draft } from "./draft";
import { excludedByReason } from "./excluded-locations";
import { Preview } from "./preview";
import { useComposerWords } from "./words";

/** Maximum number of dates listed. */
const MAX_DATES = 4;

export interface ReviewStepProps {
  draft: Draft;
  language: Language;
  forecast: PostForecast | undefined;
  /** False while a newer forecast is loading. */
  isCurrent: boolean;
  error: unknown;
  /** Publishing has already started, so that only the text can change. */
  hasStartedPublishing: boolean;
}

/** Shows the summary next to a preview of the post. */
export function ReviewStep({
  draft,
  language,
  forecast,
  isCurrent,
  error,
  hasStartedPublishing,
}: ReviewStepProps) {
  const { summary: words } = useComposerWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {hasStartedPublishing && <Banner>{words.edit}</Banner>}
        {!hasStartedPublishing && forecast?.obstacle && <Obstacle code={forecast.obstacle} />}
        {!hasStartedPublishing && forecast?.needs_approval && !forecast.obstacle && (
          <Banner kind="brass">{words.approval}</Banner>
        )}
        {forecast ? (
          <Summary
            draft={draft}
            forecast={forecast}
            isCurrent={isCurrent}
            hasStartedPublishing={hasStartedPublishing}
          />
        ) : error ? (
          <Banner kind="error" title={words.failed}>
            <ProblemNote error={error} />
          </Banner>
        ) : (
          <CardSkeleton className="h-72" />
        )}
      </div>
      <Preview draft={draft} language={language} />
    </div>
  );
}

function Obstacle({ code }: { code: string }) {
  const { summary: words } = useComposerWords();
  const { obstacles } = words;
  const { title, text } = Object.hasOwn(obstacles, code)
    ? obstacles[code as keyof typeof obstacles]
    : words.obstacle_other;
  return (
    <Banner kind="warning" title={title}>
      {text}
    </Banner>
  );
}

interface SummaryProps {
  draft: Draft;
  forecast: PostForecast;
  isCurrent: boolean;
  hasStartedPublishing: boolean;
}

function Summary({ draft, forecast, isCurrent, hasStartedPublishing }: SummaryProps) {
  const { summary: words } = useComposerWords();
  const { languages } = usePostsWords();
  const format = useFormat();
  const { locations, first_at, last_at, occurrences, needs_approval } = forecast;
  const counts = Object.entries(forecast.languages).filter(([, count]) => count > 0);
  const nameOf = (language: string) =>
    Object.hasOwn(languages, language) ? languages[language as Language] : language;
  return (
    <section
      aria-label={words.title}
      aria-busy={!isCurrent}
      className="rounded-lg border border-line bg-paper px-4 py-4 transition-opacity duration-150 aria-busy:opacity-60 sm:px-5 dark:bg-surface"
    >
      <h3 className="text-sm font-semibold text-ink">{words.title}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="numeric text-2xl font-semibold tracking-tight text-ink">
          {locations === 0 ? words.no_locations : words.locations(locations)}
        </span>
        {locations > 0 && <span className="text-sm text-ink-muted">{words.will_receive}</span>}
      </p>
      <ExcludedLocations forecast={forecast} />
      <dl className="mt-3 flex flex-col divide-y divide-line text-sm">
        {!hasStartedPublishing && (
          <SummaryRow name={words.when}>
            {publishTimeText(draft, needs_approval, words, format)}
            {draft.isLater && first_at && last_at && (
              <span className="block text-xs text-ink-muted">
                {first_at === last_at
                  ? words.single_date(format.dateTime(first_at))
                  : words.date_range(format.dateTime(first_at), format.dateTime(last_at))}
              </span>
            )}
          </SummaryRow>
        )}
        {occurrences.length > 1 && (
          <SummaryRow name={words.occurrences}>
            {occurrences.slice(0, MAX_DATES).map((at) => (
              <span key={at} className="block">
                {momentText(at, format)}
              </span>
            ))}
            {occurrences.length > MAX_DATES && (
              <span className="text-ink-muted">{words.more_dates(occurrences.length - MAX_DATES)}</span>
            )}
          </SummaryRow>
        )}
        {counts.length > 0 && (
          <SummaryRow name={words.languages}>
            {counts.map(([language, count]) => (
              <span key={language} className="block">
                {words.language_count(nameOf(language), count)}
              </span>
            ))}
          </SummaryRow>
        )}
        <SummaryRow name={words.price}>{words.price_included}</SummaryRow>
        <SummaryRow name={words.audience}>{words.audience_text}</SummaryRow>
      </dl>
    </section>
  );
}

function publishTimeText(
  draft: Draft,
  needsApproval: boolean,
  words: ReturnType<typeof useComposerWords>["summary"],
  format: Format,
): string {
  if (draft.isLater) return momentText(`${draft.day}T${draft.time}`, format);
  return needsApproval ? words.after_approval : words.immediately;
}

function ExcludedLocations({ forecast }: { forecast: PostForecast }) {
  const { summary: words } = useComposerWords();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const reasons = excludedByReason(forecast.left_out);
  if (reasons.length === 0) return null;
  const textOf = (reason: string) =>
    Object.hasOwn(words.reasons, reason)
      ? words.reasons[reason as keyof typeof words.reasons]
      : words.reason_other;
  const listedLocations = forecast.left_out_locations;
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mt-3 rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="numeric font-medium text-ink">{words.left_out(total)}</p>
      <ul className="mt-1">
        {reasons.map(({ reason, count }) => (
          <li key={reason} className="flex gap-2 text-ink-muted">
            <span className="numeric min-w-8 text-right text-ink">{format.number(count)}</span>
            {textOf(reason)}
          </li>
        ))}
      </ul>
      {listedLocations.length > 0 && !isOpen && (
        <Button size="sm" variant="ghost" className="-ml-3" onPress={() => setOpen(true)}>
          {words.show_excluded}
        </Button>
      )}
      {isOpen && (
        <>
          {listedLocations.length < total && (
            <p className="mt-2 text-xs text-ink-muted">{words.showing_first(listedLocations.length)}</p>
          )}
          <ul className="mt-1 max-h-48 divide-y divide-line overflow-y-auto">
            {listedLocations.map(({ location_id, location_name, reason }) => (
              <li key={location_id} className="flex justify-between gap-3 py-1">
                <bdi className="truncate text-ink">{location_name}</bdi>
                <span className="shrink-0 text-xs text-ink-muted">{textOf(reason)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function SummaryRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 py-2">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="numeric break-words text-ink">{children}</dd>
    </div>
  );
}
