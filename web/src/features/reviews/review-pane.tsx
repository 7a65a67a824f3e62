// The reading pane: one review with its past and its reply.
import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown, ChevronLeft, ChevronUp, ExternalLink, MapPin, RotateCcw } from "lucide-react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button, IconButton } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { ProblemNote } from "@/ui/problem-note";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import { type Review, type ReviewDetail, reviewQuery } from "./api";
import type { ReplyFocus } from "./composer";
import { ReplySection } from "./reply-section";
import { ReportsSection } from "./reports/reports-section";
import { Stars } from "./stars";
import { AssignmentBar, type AssignmentBarProps } from "./teamwork/assignment-bar";
import { NotesSection } from "./teamwork/notes-section";
import { MarkedText, TopicChips } from "./topic-chips";
import { Versions } from "./versions";
import { useReportsWords, useReviewsWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Moves from one review to another. */
export interface PaneSteps {
  onBack: () => void;
  /** Absent at the end of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Marks as done or open; absent for members who may not. */
  onDone: ((review: Review) => void) | undefined;
}

export interface ReviewPaneProps extends PaneSteps {
  id: string;
  /** The row of the review, shown until its details are here. */
  row: Review | undefined;
  unsent: string | undefined;
  onUnsent: (text: string | undefined) => void;
  focus: ReplyFocus;
  /** Typed note that is not saved. */
  note: string;
  onNote: (text: string) => void;
  assigning: Omit<AssignmentBarProps, "review">;
}

/** The review of this id. */
export function ReviewPane(props: ReviewPaneProps) {
  const { id, row, unsent, onUnsent, focus, note, onNote, assigning, ...steps } = props;
  const { pane: words } = useReviewsWords();
  const messages = useMessages();
  const { data, error, refetch } = useQuery(reviewQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  const review = data ?? (isGone ? undefined : row);
  return (
    <>
      <Bar review={review} {...steps} />
      {isGone && !data && <EmptyState title={words.not_found} text={words.not_found_text} />}
      {error && !isGone && !data && (
        <Banner
          kind="error"
          title={words.failed}
          className="m-4"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          <ProblemNote error={error} />
        </Banner>
      )}
      {review && (
        <article className="flex flex-col gap-5 py-4 lg:px-6 lg:py-5">
          <Head review={review} location={data?.location_name} />
          <AssignmentBar review={review} {...assigning} />
          {data ? (
            <>
              <StateBanner review={data} />
              <Text review={data} />
              <TopicChips review={data} />
              <Versions review={data} />
              <ReplySection key={id} review={data} unsent={unsent} onUnsent={onUnsent} focus={focus} />
              {data.assignment && <NotesSection review={data} unsent={note} onUnsent={onNote} />}
              {data.assignment && <ReportsSection key={`reports-${id}`} review={data} />}
            </>
          ) : (
            <>
              <Text review={review} />
              {!error && <CardSkeleton className="h-40 w-full" />}
            </>
          )}
        </article>
      )}
      {!review && !error && (
        <div className="flex flex-col gap-4 py-5 lg:px-6" aria-busy="true">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-24 w-full" />
          <CardSkeleton className="h-40 w-full" />
        </div>
      )}
    </>
  );
}

function Bar({ review, onBack, onPrevious, onNext, onDone }: PaneSteps & { review: Review | undefined }) {
  const { pane: words } = useReviewsWords();
  return (
    <div className="sticky top-0 z-10 flex items-center gap-1 border-line bg-paper py-2 lg:border-b lg:bg-surface lg:px-4">
      <Button variant="ghost" onPress={onBack} icon={<ChevronLeft {...ICON} />} className="-ml-2 lg:hidden">
        {words.back}
      </Button>
      <span className="flex-1 max-lg:block lg:hidden" />
      <IconButton label={words.previous} isDisabled={!onPrevious} onPress={onPrevious}>
        <ChevronUp {...ICON} />
      </IconButton>
      <IconButton label={words.next} isDisabled={!onNext} onPress={onNext}>
        <ChevronDown {...ICON} />
      </IconButton>
      <span className="flex-1 max-lg:hidden" />
      {review && onDone && (
        <Button
          size="sm"
          onPress={() => onDone(review)}
          icon={review.is_done ? <RotateCcw {...ICON} /> : <Check {...ICON} />}
        >
          {review.is_done ? words.reopen : words.done}
        </Button>
      )}
    </div>
  );
}

function Head({ review, location }: { review: Review; location: string | undefined }) {
  const words = useReviewsWords();
  const reports = useReportsWords();
  const format = useFormat();
  const { rating, rating_given, author, source, origin, url, written_at, changed_at, location_id } = review;
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="review-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          <bdi>{author || words.anonymous}</bdi>
        </h2>
        <Stars rating={rating} />
        {rating_given && <bdi className="numeric text-xs text-ink-muted">{rating_given}</bdi>}
        {review.is_done && <Badge>{words.pane.is_done}</Badge>}
        {review.report_state && <Badge>{reports.states[review.report_state]}</Badge>}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <Link
          href={`/dashboard/locations?location=${location_id}`}
          className="inline-flex min-w-0 items-center gap-1"
        >
          <MapPin className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          <bdi className="min-w-0 break-words">{location ?? "…"}</bdi>
        </Link>
        <time dateTime={written_at}>{format.date(written_at)}</time>
        {changed_at !== written_at && <span>{words.pane.edited_on(format.date(changed_at))}</span>}
        <span>{words.sources[source]}</span>
        {origin === "manual" && <span>{words.pane.by_hand}</span>}
        {url && (
          <Link
            href={url}
            target="_blank"
            rel="noreferrer noopener"
            className="inline-flex items-center gap-1"
          >
            {words.pane.at_source(words.sources[source])}
            <ExternalLink className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
          </Link>
        )}
      </p>
    </header>
  );
}

function Text({ review }: { review: Review | ReviewDetail }) {
  const words = useReviewsWords();
  if (!review.text) return <p className="text-ink-muted">{words.only_rating}</p>;
  return (
    <p
      className="max-w-[65ch] text-base break-words whitespace-pre-wrap"
      dir="auto"
      lang={review.language ?? undefined}
    >
      {"evidence" in review ? <MarkedText review={review} /> : review.text}
    </p>
  );
}

function StateBanner({ review }: { review: ReviewDetail }) {
  const { pane: words } = useReviewsWords();
  const format = useFormat();
  const { state } = review;
  if (state === "shown") return null;
  const noticed = review.versions[0]?.noticed_at;
  return (
    <Banner kind={state === "gone" ? "warning" : "info"} title={words.states[state]}>
      {state === "gone" && noticed && words.gone_text(format.date(noticed))}
    </Banner>
  );
}
