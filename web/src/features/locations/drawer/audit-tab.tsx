// Failed rules of a location, their reasons, and links to the fields that fix them.
import { useQuery } from "@tanstack/react-query";
import { Check, ExternalLink } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { StatusBadge, StatusShape } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { healthStatus } from "@/ui/health-meter";
import { LinkButton } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { ClosedBanner } from "../open-status";
import type { Location } from "../types";
import { useHealthWord } from "../use-health-word";
import { type Audit, type AuditProblem, auditQuery } from "./api";
import type { GoTo } from "./go-to";
import { fieldOf, profileAddress } from "./opportunities";
import { Section } from "./section";
import { useDrawerWords } from "./words";

export interface AuditTabProps {
  location: Location;
  canEdit: boolean;
  onGoTo: GoTo;
}

/** All rules: problems, worst first, then passed rules. */
export function AuditTab({ location, canEdit, onGoTo }: AuditTabProps) {
  const messages = useMessages();
  const { audit: words } = useDrawerWords();
  const { data, error, isPending, isFetching, refetch } = useQuery(auditQuery(location.id));
  if (isPending) return <AuditSkeleton />;
  if (!data) {
    return (
      <EmptyState
        title={words.failed}
        text={problemText(error, messages)}
        actions={
          <Button isPending={isFetching} onPress={() => void refetch()}>
            {messages.ui.retry}
          </Button>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-7">
      <ClosedBanner location={location} />
      {data.problems.length === 0 ? (
        <Banner kind="success" title={words.great}>
          {words.great_text}
        </Banner>
      ) : (
        <>
          <Score audit={data} location={location} />
          <Section title={words.problems}>
            <ul className="flex flex-col gap-3">
              {data.problems.map((problem) => (
                <ProblemCard
                  key={problem.rule}
                  problem={problem}
                  location={location}
                  canEdit={canEdit}
                  onGoTo={onGoTo}
                />
              ))}
            </ul>
          </Section>
        </>
      )}
      <Passed audit={data} />
    </div>
  );
}

/** Health, number of issues, and the possible gain. */
function Score({ audit, location }: { audit: Audit; location: Location }) {
  const healthWord = useHealthWord();
  const { audit: words } = useDrawerWords();
  const format = useFormat();
  const status = healthStatus(audit.health);
  const reachable = Math.min(
    100,
    audit.problems.reduce((sum, { weight }) => sum + weight, audit.health),
  );
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-base font-semibold text-ink">
          {words.found(audit.problems.length, format.number(audit.problems.length))}
        </p>
        <p className="inline-flex items-center gap-1.5 text-sm text-ink-muted">
          {words.health}
          <StatusShape status={status} />
          <span className="numeric font-semibold text-ink">{format.percent(audit.health)}</span>
          {healthWord({ ...location, health: audit.health, issues: audit.issues })}
        </p>
      </div>
      <div aria-hidden="true" className="relative mt-3 h-2 overflow-hidden rounded-full bg-line">
        <span
          className="absolute inset-0 origin-left bg-primary/25"
          style={{ transform: `scaleX(${reachable / 100})` }}
        />
        <span
          className="absolute inset-0 origin-left bg-primary"
          style={{ transform: `scaleX(${audit.health / 100})` }}
        />
      </div>
      {reachable > audit.health && (
        <p className="numeric mt-2 text-sm text-ink-muted">{words.reachable(format.percent(reachable))}</p>
      )}
    </div>
  );
}

interface ProblemCardProps extends AuditTabProps {
  problem: AuditProblem;
}

function ProblemCard({ problem, location, canEdit, onGoTo }: ProblemCardProps) {
  const { locations } = useMessages();
  const { audit: words } = useDrawerWords();
  const format = useFormat();
  const { why, solved } = words.rules[problem.rule];
  return (
    <li
      data-slot="problem"
      data-rule={problem.rule}
      className="rounded-lg border border-line bg-surface px-4 py-3.5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h4 className="text-sm font-semibold text-ink">{locations.rules[problem.rule]}</h4>
        <StatusBadge status={problem.severity === "critical" ? "poor" : "fair"}>
          {words.severity[problem.severity]}
        </StatusBadge>
      </div>
      <p className="mt-1 max-w-[60ch] text-sm text-pretty text-ink-muted">{why}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="numeric text-xs text-ink-muted">
          {problem.weight > 0 ? words.gain(format.number(problem.weight), solved) : words.no_gain}
        </p>
        <Fix problem={problem} location={location} canEdit={canEdit} onGoTo={onGoTo} />
      </div>
    </li>
  );
}

/** Link to the field, or to Google for fields that only Google can change. */
function Fix({ problem, location, canEdit, onGoTo }: ProblemCardProps) {
  const { audit: words, overview } = useDrawerWords();
  const { fix } = words.rules[problem.rule];
  const field = fieldOf(problem.rule);
  if (field) {
    if (!canEdit) return null;
    return (
      <Button size="sm" className="ml-auto" onPress={() => onGoTo("settings", field)}>
        {fix}
      </Button>
    );
  }
  return (
    <LinkButton
      size="sm"
      className="ml-auto"
      href={profileAddress(location.google_location_id) ?? "https://business.google.com/"}
      target="_blank"
      rel="noreferrer"
      icon={<ExternalLink className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      {fix}
      <span className="sr-only">({overview.new_tab})</span>
    </LinkButton>
  );
}

function Passed({ audit }: { audit: Audit }) {
  const { audit: words } = useDrawerWords();
  const format = useFormat();
  if (audit.passed.length === 0) return null;
  return (
    <Section
      title={words.passed(audit.passed.length)}
      note={words.rules_version(format.month(audit.rules_version))}
    >
      <ul className="grid gap-x-6 gap-y-1 rounded-lg border border-line bg-surface px-4 py-3 sm:grid-cols-2">
        {audit.passed.map((rule) => (
          <li key={rule} className="flex min-h-7 items-center gap-2.5 text-sm text-ink-muted">
            <Check className="size-4 shrink-0 text-good" strokeWidth={2} aria-hidden="true" />
            {words.rules[rule].passed}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AuditSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-busy="true">
      <CardSkeleton className="h-24 w-full" />
      <CardSkeleton className="h-28 w-full" />
      <CardSkeleton className="h-28 w-full" />
    </div>
  );
}
