// One crisis: what was detected, what is paused, the plan, the statements, the time line, and the reviews.
import { Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { lazyPart } from "@/ui/lazy-part";
import type { CrisisDetail } from "./api";
import { ConcernedReviews } from "./concerned-reviews";
import { EvidenceCard } from "./evidence-card";
import { LeadSelect } from "./lead-select";
import { Statements } from "./statements-card";
import { Timeline } from "./timeline";
import { useCrisisWords } from "./words";

const EndDialog = lazyPart(() => import("./end-dialog"), "EndDialog").Part;

/** The crisis, from what happened to its end. */
export function CrisisView({ crisis }: { crisis: CrisisDetail }) {
  const words = useCrisisWords();
  const canHandle = useMay()("handle_crisis");
  const isOpen = crisis.ended_at === null;
  const isHandled = canHandle && isOpen;
  const [isEnding, setEnding] = useState(false);
  const hasEnded = useHasBeenTrue(isEnding);
  return (
    <>
      <Card className="flex flex-col gap-4 p-4 sm:p-6">
        <Head crisis={crisis} />
        {isOpen && (
          <Banner kind="warning" title={words.frozen.title}>
            {words.frozen.text}
          </Banner>
        )}
        {crisis.report && (
          <section className="flex flex-col gap-1">
            <h3 className="text-sm font-semibold">{words.report}</h3>
            <p className="max-w-[65ch] text-sm break-words whitespace-pre-wrap" dir="auto">
              {crisis.report}
            </p>
          </section>
        )}
        <div className="flex flex-wrap items-end justify-between gap-4">
          <LeadSelect crisis={crisis} isReadOnly={!isHandled} />
          {isHandled && (
            <Button variant="primary" onPress={() => setEnding(true)}>
              {words.end.button}
            </Button>
          )}
        </div>
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        {isOpen && <Plan />}
        {isOpen && <Statements business={crisis.location_name} />}
        <Timeline crisis={crisis} canWrite={isHandled} />
        {canHandle && <EvidenceCard id={crisis.id} />}
        <ConcernedReviews crisis={crisis} />
      </div>
      <Suspense>
        {hasEnded && <EndDialog isOpen={isEnding} id={crisis.id} onClose={() => setEnding(false)} />}
      </Suspense>
    </>
  );
}

function Head({ crisis }: { crisis: CrisisDetail }) {
  const words = useCrisisWords();
  const format = useFormat();
  const { spike, began_at, ended_at, ended_by } = crisis;
  const count = spike.reason === "low_ratings" ? spike.low : spike.new_authors;
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg font-semibold tracking-tight">
          <bdi>{crisis.location_name}</bdi>
        </h2>
        {!ended_at && <Badge>{words.open}</Badge>}
      </div>
      <p>{words.spike[spike.reason](count, format.number(count))}</p>
      <p className="text-sm text-ink-muted">
        {words.detected(format.dateTime(began_at))}
        {ended_at && ` · ${words.ended(format.dateTime(ended_at), ended_by?.name ?? words.former)}`}
      </p>
      <details className="text-sm text-ink-muted">
        <summary className="focus-ring w-fit cursor-default rounded-sm text-link">{words.spike.how}</summary>
        <p className="mt-2 max-w-[65ch] text-pretty">{words.spike.formula}</p>
        <p className="numeric mt-2 rounded-md bg-sunken px-3 py-2">
          {words.spike.threshold(
            format.rating(spike.threshold),
            format.rating(spike.mean),
            format.rating(spike.deviation),
          )}
        </p>
      </details>
    </header>
  );
}

function Plan() {
  const { plan: words } = useCrisisWords();
  return (
    <Card className="p-4 sm:p-6">
      <h3 className="font-semibold">{words.title}</h3>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 text-sm">
        {words.steps.map((step) => (
          <li key={step} className="text-pretty">
            {step}
          </li>
        ))}
      </ol>
    </Card>
  );
}
