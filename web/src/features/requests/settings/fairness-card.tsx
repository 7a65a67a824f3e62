// The proof that everyone saw the same public links, month by month.
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, CircleCheck, Copy, ExternalLink, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Button, IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { LinkButton } from "@/ui/link";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { ListFailure } from "../list-failure";
import type { Fairness } from "../types";
import { fairnessQuery } from "./api";
import { monthBeside } from "./form";
import { useSettingsWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;
const CELL = "px-4 py-2.5 sm:px-5";

/** A table of the score groups, and the link to the public page with the same figures. */
export function FairnessCard() {
  const { fairness: words } = useSettingsWords();
  const format = useFormat();
  const current = new Date().toISOString().slice(0, 7);
  const [month, setMonth] = useState(current);
  const { data, error, refetch, isPlaceholderData } = useQuery(fairnessQuery(month));
  return (
    <Card className="overflow-hidden">
      <section aria-labelledby="fairness-title">
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-4 pt-4 pb-4 sm:px-5">
          <div className="min-w-0 max-w-[58ch]">
            <h2 id="fairness-title" className="font-semibold text-ink">
              {words.title}
            </h2>
            <p className="mt-1 text-sm text-pretty text-ink-muted">{words.text}</p>
          </div>
          <fieldset className="flex items-center gap-1">
            <legend className="sr-only">{words.month}</legend>
            <IconButton
              label={format.month(monthBeside(month, -1))}
              onPress={() => setMonth(monthBeside(month, -1))}
            >
              <ChevronLeft {...ICON} />
            </IconButton>
            <span className="numeric min-w-20 text-center text-sm font-medium text-ink" aria-live="polite">
              {format.month(month)}
            </span>
            <IconButton
              label={format.month(monthBeside(month, 1))}
              isDisabled={month >= current}
              onPress={() => setMonth(monthBeside(month, 1))}
            >
              <ChevronRight {...ICON} />
            </IconButton>
          </fieldset>
        </header>
        {data ? (
          <Figures fairness={data} isOld={isPlaceholderData} />
        ) : error ? (
          <ListFailure error={error} onRetry={() => void refetch()} className="m-4" />
        ) : (
          <Skeleton className="mx-4 mb-4 h-44" />
        )}
      </section>
    </Card>
  );
}

function Figures({ fairness, isOld }: { fairness: Fairness; isOld: boolean }) {
  const { fairness: words } = useSettingsWords();
  const format = useFormat();
  const copy = () =>
    navigator.clipboard.writeText(fairness.proof_url).then(
      () => toasts.success(words.copied),
      () => toasts.error(words.copy_failed),
    );
  return (
    <>
      <table aria-busy={isOld} className="w-full text-left text-sm transition-opacity aria-busy:opacity-60">
        <caption className="sr-only">{words.title}</caption>
        <thead className="border-y border-line bg-sunken text-xs text-ink-muted">
          <tr>
            <th scope="col" className={`${CELL} font-medium`}>
              {words.group}
            </th>
            <th scope="col" className={`${CELL} text-right font-medium`}>
              {words.pages}
            </th>
            <th scope="col" className={`${CELL} text-right font-medium`}>
              {words.share}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-b border-line">
          {fairness.groups.map(({ score_group, pages, percent_with_all_links: percent }) => (
            <tr key={score_group}>
              <th scope="row" className={`${CELL} text-left font-normal text-ink`}>
                {words.groups[score_group]}
              </th>
              <td className={`${CELL} numeric text-right text-ink`}>{format.number(pages)}</td>
              <td className={`${CELL} numeric text-right`}>
                {percent === null ? (
                  <span className="text-ink-faint">{words.none}</span>
                ) : (
                  <Percent percent={percent} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
        <p className="min-w-0 flex-1 basis-56 text-xs text-ink-muted">{words.sets(fairness.link_sets)}</p>
        <Button size="sm" icon={<Copy {...ICON} />} onPress={() => void copy()}>
          {words.copy}
        </Button>
        <LinkButton
          size="sm"
          href={fairness.proof_url}
          target="_blank"
          rel="noopener"
          icon={<ExternalLink {...ICON} />}
        >
          {words.proof}
        </LinkButton>
      </footer>
    </>
  );
}

/** 100% with a check mark, or the missing part with a warning. Never rounded up to 100%. */
function Percent({ percent }: { percent: number }) {
  const format = useFormat();
  const isWhole = percent >= 100;
  const Icon = isWhole ? CircleCheck : TriangleAlert;
  return (
    <span
      className={`inline-flex items-center justify-end gap-1.5 font-medium ${isWhole ? "text-good-ink" : "text-poor-ink"}`}
    >
      <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {format.percent(isWhole ? 100 : Math.floor(percent))}
    </span>
  );
}
