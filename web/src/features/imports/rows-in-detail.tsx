// The rows that will not simply be added, each with its line and its reason.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Schemas } from "@/lib/api";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { Tabs } from "@/ui/tabs";
import { type RowOutcome, rowsQuery } from "./api";
import { DownloadProblems } from "./download-problems";
import { useKind } from "./kind";
import { useRowTexts } from "./use-row-texts";
import { useImportMessages } from "./words";

type Check = Schemas["ImportCheck"];

/** A tab for each outcome that has rows; nothing when none has. */
export function RowsInDetail({ id, check }: { id: string; check: Check }) {
  const { check: words } = useImportMessages().locations.imports;
  const format = useFormat();
  const [chosen, setChosen] = useState<RowOutcome>("bad");
  const outcomes = (
    [
      { outcome: "bad", name: words.bad, count: check.bad },
      { outcome: "duplicate", name: words.duplicates, count: check.duplicates },
      { outcome: "matching", name: words.matching, count: check.matching },
    ] as const
  ).filter(({ count }) => count > 0);
  const selected = outcomes.find(({ outcome }) => outcome === chosen) ?? outcomes[0];
  if (!selected) return null;
  return (
    <Tabs
      className="mt-6"
      label={words.details}
      selected={selected.outcome}
      onSelect={(tab) => setChosen(tab as RowOutcome)}
      tabs={outcomes.map(({ outcome, name, count }) => ({
        id: outcome,
        label: words.tab(name, format.number(count)),
        content: (
          <>
            {outcome === "bad" && (
              <div className="mb-3 flex justify-end">
                <DownloadProblems id={id} check={check} />
              </div>
            )}
            <RowTable id={id} check={check} outcome={outcome} />
          </>
        ),
      }))}
    />
  );
}

function RowTable({ id, check, outcome }: { id: string; check: Check; outcome: RowOutcome }) {
  const messages = useImportMessages();
  const { check: words } = messages.locations.imports;
  const rows = useInfiniteQuery(rowsQuery(useKind(), id, outcome, check));
  if (rows.isPending) {
    return (
      <div className="space-y-2.5" aria-busy="true">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-4" />
        ))}
      </div>
    );
  }
  if (rows.isError && !rows.data) {
    return (
      <Banner
        kind="error"
        actions={
          <Button size="sm" onPress={() => void rows.refetch()}>
            {messages.ui.retry}
          </Button>
        }
      >
        {words.rows_failed}
      </Banner>
    );
  }
  const hasNames = outcome === "bad";
  const heads = [words.line, ...(hasNames ? [words.name] : []), words.column, words.reason, words.value];
  const items = rows.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <section
        aria-label={words.details}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="focus-ring overflow-x-auto rounded-lg border border-line"
      >
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{words.details}</caption>
          <thead>
            <tr className="border-b border-line bg-sunken text-xs text-ink-muted">
              {heads.map((head) => (
                <th key={head} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one line of the file may have several problems
              <ProblemRow key={at} row={row} hasName={hasNames} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          isPending={rows.isFetchingNextPage}
          onPress={() => void rows.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

function ProblemRow({ row, hasName }: { row: Schemas["ImportRow"]; hasName: boolean }) {
  const format = useFormat();
  const { column, reason } = useRowTexts()(row);
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <td className="numeric px-3 py-2 whitespace-nowrap text-ink">{format.number(row.line)}</td>
      {hasName && (
        <td className="max-w-56 truncate px-3 py-2 text-ink" title={row.name ?? undefined}>
          <bdi>{row.name ?? "–"}</bdi>
        </td>
      )}
      <td className="px-3 py-2 whitespace-nowrap text-ink-muted">
        <bdi>{column}</bdi>
      </td>
      <td className="px-3 py-2 text-ink">{reason}</td>
      <td className="max-w-64 truncate px-3 py-2 text-ink-muted" title={row.value ?? undefined}>
        <bdi>{row.value}</bdi>
      </td>
    </tr>
  );
}
