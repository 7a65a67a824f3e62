// One listing: result, comparison, actions and evidence.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { ProblemNote } from "@/ui/problem-note";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import { listingQuery } from "../api";
import type { CellId } from "../search";
import { taskAddress } from "../search";
import { StateMark } from "../state-mark";
import type { Listing } from "../types";
import { useCitationsWords, useListingWords } from "../words";
import { Actions, DirectoryLinks } from "./actions";
import { Comparison } from "./comparison";
import { Evidence } from "./evidence";
import { useDecide } from "./use-record";

/** The listing of a location in a directory. */
export function ListingView({ cell }: { cell: CellId }) {
  const words = useListingWords();
  const messages = useMessages();
  const { data, error, refetch } = useQuery(listingQuery(cell.location, cell.directory));
  if (error && !data) {
    return (
      <Banner
        kind="error"
        title={words.load_failed}
        actions={
          <Button size="sm" onPress={() => void refetch()}>
            {messages.ui.retry}
          </Button>
        }
      >
        <ProblemNote error={error} />
      </Banner>
    );
  }
  if (!data) {
    return (
      <div className="flex flex-col gap-4" aria-busy="true">
        <Skeleton className="h-6 w-40" />
        <CardSkeleton className="h-72 w-full" />
        <CardSkeleton className="h-28 w-full" />
      </div>
    );
  }
  const { listing, evidence, duplicates } = data;
  return (
    <div className="flex flex-col gap-5">
      <Result listing={listing} />
      <DirectoryLinks listing={listing} />
      {listing.state === "unsure" && <Unsure cell={cell} />}
      {listing.is_stale && <Banner>{words.stale}</Banner>}
      {listing.is_hint && <Banner>{words.register_hint}</Banner>}
      {listing.fields.length > 0 && <Comparison fields={listing.fields} />}
      <Actions cell={cell} listing={listing} />
      {duplicates.map((duplicate) => (
        <Duplicate key={duplicate.id} cell={cell} duplicate={duplicate} />
      ))}
      <section className="flex flex-col gap-2.5">
        <h3 className="flex items-center gap-2 text-sm font-semibold">
          {words.evidence.title}
          {evidence.length > 0 && <Badge>{evidence.length}</Badge>}
        </h3>
        <Evidence checks={evidence} />
      </section>
    </div>
  );
}

/** State, score, and when and how it was checked. */
function Result({ listing }: { listing: Listing }) {
  const shared = useCitationsWords();
  const words = useListingWords();
  const format = useFormat();
  const { state, score, checked_at, method, task } = listing;
  return (
    <div className="flex items-start gap-3">
      <StateMark state={state} shape="large" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-base font-semibold text-ink">{shared.states[state]}</span>
          {score !== null && (
            <span className="numeric text-sm text-ink-muted">{shared.score(format.rating(score))}</span>
          )}
          {task && (
            <Link href={taskAddress(task.id)} className="ml-auto text-sm">
              {words.task(shared.task_states[task.state])}
            </Link>
          )}
        </p>
        <p className="text-sm text-pretty text-ink-muted">{shared.state_help[state]}</p>
        {state !== "unchecked" && (
          <p className="numeric text-xs text-ink-muted">
            {checked_at ? words.checked(format.ago(checked_at)) : words.never}
            {method && ` · ${shared.methods[method]}`}
          </p>
        )}
      </div>
    </div>
  );
}

/** The question whether a candidate is this business. */
function Unsure({ cell }: { cell: CellId }) {
  const { unsure: words } = useListingWords();
  const { mutate, isPending } = useDecide(cell);
  const may = useMay();
  return (
    <Question title={words.title} text={words.text}>
      {may("work_on_citations") && (
        <>
          <Button
            size="sm"
            variant="primary"
            isDisabled={isPending}
            onPress={() => mutate({ decision: "same" })}
          >
            {words.same}
          </Button>
          <Button size="sm" isDisabled={isPending} onPress={() => mutate({ decision: "other" })}>
            {words.other}
          </Button>
        </>
      )}
    </Question>
  );
}

/** Another listing in the same directory, and its resolution. */
function Duplicate({ cell, duplicate }: { cell: CellId; duplicate: Listing }) {
  const { duplicate: words, at_directory } = useListingWords();
  const { mutate, isPending } = useDecide(cell);
  const may = useMay();
  const { id, url, found, decision } = duplicate;
  const summary = [found.name, found.address, found.phone].filter(Boolean).join(" · ");
  return (
    <Question
      title={words.title}
      text={
        <>
          {summary && (
            <bdi className="block break-words text-ink" dir="auto">
              {summary}
            </bdi>
          )}
          {words.text}{" "}
          {url && (
            <Link href={url} target="_blank" rel="noreferrer noopener">
              {at_directory}
            </Link>
          )}
        </>
      }
    >
      {decision && <Badge tone="brass">{words.decisions[decision]}</Badge>}
      {may("work_on_citations") &&
        (["reported", "removed", "other", "same"] as const)
          .filter((each) => each !== decision)
          .map((each) => (
            <Button
              key={each}
              size="sm"
              isDisabled={isPending}
              onPress={() => mutate({ decision: each, listing: id })}
            >
              {words[each]}
            </Button>
          ))}
    </Question>
  );
}

interface QuestionProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

function Question({ title, text, children }: QuestionProps) {
  return (
    <section className="flex flex-col gap-2.5 rounded-lg border border-fair/50 bg-fair-soft px-4 py-3">
      <h3 className="text-sm font-semibold text-ink">{title}</h3>
      <p className="text-sm text-pretty text-ink-muted">{text}</p>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </section>
  );
}
