// The reading pane: one message, the work on it, and the answers.
import { useQuery } from "@tanstack/react-query";
import {
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronUp,
  ContactRound,
  MapPin,
  RotateCcw,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { ApiError } from "@/lib/api";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { StatusBadge } from "@/ui/badge";
import { Button, IconButton } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import { ListFailure } from "../list-failure";
import type { Feedback } from "../types";
import { feedbackQuery } from "./api";
import { Conversation } from "./conversation";
import { DeleteDialog } from "./delete-dialog";
import { Score } from "./score";
import { useChange } from "./use-change";
import { useFeedbackWords } from "./words";
import { WorkBar } from "./work-bar";

/** Id of the heading of the pane. */
export const TITLE = "feedback-title";
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Moves from one message to another. */
interface PaneSteps {
  onBack: () => void;
  /** Absent at the end of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export interface FeedbackPaneProps extends PaneSteps {
  id: string;
  /** The row of the message, shown until its answers are here. */
  row: Feedback | undefined;
  unsent: string;
  onUnsent: (text: string) => void;
}

/** The message of this id. */
export function FeedbackPane({ id, row, unsent, onUnsent, ...steps }: FeedbackPaneProps) {
  const { pane: words } = useFeedbackWords();
  const { data, error, refetch } = useQuery(feedbackQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  const feedback = data ?? (isGone ? undefined : row);
  return (
    <>
      <Bar feedback={feedback} {...steps} />
      {isGone && !data && <EmptyState title={words.not_found} text={words.not_found_text} />}
      {error && !isGone && !data && (
        <ListFailure error={error} onRetry={() => void refetch()} className="m-4" />
      )}
      {feedback && (
        <article className="flex flex-col gap-5 py-4 lg:px-6 lg:py-5">
          <Head feedback={feedback} />
          <WorkBar feedback={feedback} />
          <p
            className="max-w-[65ch] text-base break-words whitespace-pre-wrap"
            dir="auto"
            lang={feedback.language}
          >
            {feedback.text}
          </p>
          {data ? (
            <Conversation key={id} feedback={data} unsent={unsent} onUnsent={onUnsent} />
          ) : (
            !error && <CardSkeleton className="h-40 w-full" />
          )}
        </article>
      )}
      {!feedback && !error && (
        <div className="flex flex-col gap-4 py-5 lg:px-6" aria-busy="true">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </>
  );
}

function Bar({ feedback, onBack, onPrevious, onNext }: PaneSteps & { feedback: Feedback | undefined }) {
  const { pane: words } = useFeedbackWords();
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const { mutate: change } = useChange();
  const isDone = feedback?.state === "done";
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
      {feedback && may("manage_requests") && (
        <IconButton label={words.delete} onPress={() => setAsked(true)}>
          <Trash2 {...ICON} />
        </IconButton>
      )}
      {feedback && (
        <DeleteDialog id={feedback.id} isOpen={isAsked} onClose={() => setAsked(false)} onDeleted={onBack} />
      )}
      {feedback && may("send_requests") && (
        <Button
          size="sm"
          onPress={() => change({ id: feedback.id, state: isDone ? "open" : "done" })}
          icon={isDone ? <RotateCcw {...ICON} /> : <Check {...ICON} />}
        >
          {isDone ? words.reopen : words.done}
        </Button>
      )}
    </div>
  );
}

function Head({ feedback }: { feedback: Feedback }) {
  const words = useFeedbackWords();
  const format = useFormat();
  const { name, email, score, location_id, location_name, created_at, contact_id, request_id, wants_reply } =
    feedback;
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={TITLE} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          <bdi>{name ?? words.anonymous}</bdi>
        </h2>
        {score !== null && <Score score={score} />}
        {wants_reply && feedback.state === "open" && (
          <StatusBadge status="fair">{words.wants_reply}</StatusBadge>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <Link
          href={`/dashboard/locations?location=${location_id}`}
          className="inline-flex min-w-0 items-center gap-1"
        >
          <MapPin className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          <bdi className="min-w-0 break-words">{location_name}</bdi>
        </Link>
        <time dateTime={created_at}>{format.dateTime(created_at)}</time>
        <span>{request_id ? words.pane.from_request : words.pane.from_page}</span>
        {contact_id && (
          <Link
            href={`/dashboard/requests?tab=contacts&contact=${contact_id}`}
            className="inline-flex items-center gap-1"
          >
            <ContactRound className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
            {words.pane.contact}
          </Link>
        )}
        {email && <bdi className="break-all">{email}</bdi>}
      </p>
    </header>
  );
}
