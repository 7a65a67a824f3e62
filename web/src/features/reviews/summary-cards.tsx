// The figures above the list.
import { type ReactNode, Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Card, StatCardSkeleton } from "@/ui/card";
import { cx } from "@/ui/cx";
import { lazyPart } from "@/ui/lazy-part";
import type { ReviewSummary } from "./api";
import { type ReviewsSearch, STARS, type Stars } from "./search";
import { shareOf } from "./text";
import type { ChangeReviewsSearch } from "./use-search";
import { useReviewsWords, useTeamworkWords } from "./words";

const ComputedDialog = lazyPart(() => import("./computed-dialog"), "ComputedDialog").Part;
const TrendDialog = lazyPart(() => import("./trend/trend-dialog"), "TrendDialog").Part;
const ResponseTimesDialog = lazyPart(() => import("./teamwork/response-times"), "ResponseTimesDialog").Part;
const LINK =
  "focus-ring target-24 cursor-default self-start rounded-sm text-left text-xs font-medium text-link underline decoration-current/35 underline-offset-3 hover:decoration-current";

export interface SummaryCardsProps {
  /** Undefined until it is known. */
  summary: ReviewSummary | undefined;
  search: ReviewsSearch;
  onChange: ChangeReviewsSearch;
  className?: string;
}

/** Average, new, answered, waiting, and the distribution, whose bars set a filter; low, so that the list has room. */
export function SummaryCards({ summary, search, onChange, className }: SummaryCardsProps) {
  const { summary: words } = useReviewsWords();
  return (
    <section aria-label={words.label} aria-busy={!summary} className={className}>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative flex gap-3 overflow-x-auto max-sm:-mx-4 max-sm:px-4 max-sm:*:shrink-0 max-sm:*:w-52 sm:grid sm:grid-cols-6 xl:grid-cols-5"
      >
        {summary ? (
          <>
            <Average summary={summary} />
            <NewReviews summary={summary} location={search.location} />
            <Answered summary={summary} location={search.location} />
            <Waiting summary={summary} onShow={() => onChange({ answered: false, done: undefined })} />
            <Distribution
              summary={summary}
              chosen={search.stars}
              onChoose={(stars) => onChange({ stars: search.stars === stars ? undefined : stars })}
            />
          </>
        ) : (
          [0, 1, 2, 3, 4].map((card) => (
            <div key={card} className="sm:col-span-2 xl:col-span-1">
              <StatCardSkeleton />
            </div>
          ))
        )}
      </div>
    </section>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  className?: string;
  /** Text below the number. */
  children?: ReactNode;
}

function Figure({ label, value, className, children }: FigureProps) {
  return (
    <Card
      className={cx(
        "flex min-w-0 flex-col gap-1 px-3.5 py-2.5 sm:px-4 sm:py-3 xl:grid xl:grid-cols-[auto_minmax(0,1fr)] xl:content-start xl:items-baseline xl:gap-x-3 xl:gap-y-0.5",
        className,
      )}
    >
      <span className="truncate text-sm text-ink-muted xl:col-span-2">{label}</span>
      <span className="numeric text-xl font-semibold tracking-tight text-ink sm:text-2xl">{value}</span>
      <span className="flex flex-col gap-1 text-xs text-pretty text-ink-muted xl:gap-0.5">{children}</span>
    </Card>
  );
}

type OfSummary = { summary: ReviewSummary };

function Average({ summary }: OfSummary) {
  const { summary: words, sources: names } = useReviewsWords();
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const hasAsked = useHasBeenTrue(isAsked);
  const { average, bayesian_average, sources } = summary;
  const text = average === null ? "–" : format.rating(average);
  const weighted = bayesian_average === null ? null : format.rating(bayesian_average);
  return (
    <Figure label={words.average} value={text} className="sm:col-span-2 xl:col-span-1">
      {average === null && words.none}
      {average !== null && weighted !== null && (
        <>
          {weighted !== text && <span>{words.weighted(weighted)}</span>}
          <button type="button" className={LINK} onClick={() => setAsked(true)}>
            {words.computed}
          </button>
        </>
      )}
      {sources.map(
        ({ source, reviews, stated }) =>
          stated !== null &&
          stated !== reviews && (
            <span key={source}>
              {words.stated(format.number(reviews), format.number(stated), names[source])}
            </span>
          ),
      )}
      <Suspense>
        {hasAsked && <ComputedDialog isOpen={isAsked} summary={summary} onClose={() => setAsked(false)} />}
      </Suspense>
    </Figure>
  );
}

function NewReviews({ summary, location }: OfSummary & { location: string | undefined }) {
  const { summary: words } = useReviewsWords();
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const hasAsked = useHasBeenTrue(isAsked);
  const change = summary.new - summary.new_before;
  const text = format.number(Math.abs(change));
  return (
    <Figure label={words.new} value={format.number(summary.new)} className="sm:col-span-2 xl:col-span-1">
      <span>{change > 0 ? words.more(text) : change < 0 ? words.fewer(text) : words.same}</span>
      <button type="button" className={LINK} onClick={() => setAsked(true)}>
        {words.by_month}
      </button>
      <Suspense>
        {hasAsked && <TrendDialog isOpen={isAsked} location={location} onClose={() => setAsked(false)} />}
      </Suspense>
    </Figure>
  );
}

function Answered({ summary, location }: OfSummary & { location: string | undefined }) {
  const { summary: words } = useReviewsWords();
  const { times } = useTeamworkWords();
  const seesTimes = useMay()("see_assignments");
  const [isAsked, setAsked] = useState(false);
  const hasAsked = useHasBeenTrue(isAsked);
  const format = useFormat();
  const { recent, recent_answered } = summary;
  const share = shareOf(recent_answered, recent);
  return (
    <Figure
      label={words.answered}
      value={share === null ? "–" : format.percent(share)}
      className="sm:col-span-2 xl:col-span-1"
    >
      <span>
        {share === null ? words.no_recent : words.of(format.number(recent_answered), format.number(recent))}
      </span>
      {seesTimes && (
        <button type="button" className={LINK} onClick={() => setAsked(true)}>
          {times.link}
        </button>
      )}
      <Suspense>
        {hasAsked && (
          <ResponseTimesDialog isOpen={isAsked} location={location} onClose={() => setAsked(false)} />
        )}
      </Suspense>
    </Figure>
  );
}

function Waiting({ summary, onShow }: OfSummary & { onShow: () => void }) {
  const { summary: words } = useReviewsWords();
  const format = useFormat();
  return (
    <Figure
      label={words.waiting}
      value={format.number(summary.waiting)}
      className="sm:col-span-3 xl:col-span-1"
    >
      {summary.waiting === 0 ? (
        words.all_answered
      ) : (
        <button type="button" className={LINK} onClick={onShow}>
          {words.show_waiting}
        </button>
      )}
    </Figure>
  );
}

interface DistributionProps extends OfSummary {
  chosen: Stars | undefined;
  onChoose: (stars: Stars) => void;
}

function Distribution({ summary, chosen, onChoose }: DistributionProps) {
  const words = useReviewsWords();
  const format = useFormat();
  const most = Math.max(1, ...summary.distribution.map(({ count }) => count));
  return (
    <Card className="flex min-w-0 flex-col justify-center px-2 py-1.5 max-sm:w-60! sm:col-span-3 xl:col-span-1 xl:justify-start xl:py-3">
      <fieldset className="min-w-0 xl:flex xl:gap-1">
        <legend className="truncate px-2 text-sm text-ink-muted max-xl:sr-only">
          {words.summary.distribution}
        </legend>
        {STARS.map((stars) => {
          const count = summary.distribution.find((of) => of.stars === stars)?.count ?? 0;
          const text = format.number(count);
          return (
            <button
              key={stars}
              type="button"
              aria-pressed={chosen === stars}
              aria-label={words.summary.show_stars(count, text, words.stars(stars))}
              onClick={() => onChoose(stars)}
              className="focus-ring flex h-6 w-full min-w-0 cursor-default items-center gap-2 rounded-sm px-2 text-xs xl:h-12 xl:flex-1 xl:flex-col xl:justify-center xl:gap-1 xl:px-1 text-ink-muted hover:bg-hover aria-pressed:bg-primary-soft aria-pressed:text-link"
            >
              <span className="numeric w-2 xl:w-auto">{stars}</span>
              <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken xl:w-full xl:flex-none">
                <span
                  className="block h-full rounded-full bg-brass"
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </span>
              <span className="numeric min-w-6 text-right xl:text-center">{text}</span>
            </button>
          );
        })}
      </fieldset>
    </Card>
  );
}
