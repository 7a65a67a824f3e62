// The reports as a table; cards where there is no room for columns.
import { CalendarClock, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { StatusBadge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { Spinner } from "@/ui/spinner";
import { periodText } from "../period";
import { placesText } from "../places";
import { reportAddress } from "../search";
import type { Report } from "../types";
import { useReportsWords } from "../words";

const CELL = "@3xl:px-3 @3xl:py-3 @3xl:align-middle";

export interface ReportTableProps {
  reports: readonly Report[];
  caption: string;
}

/** One row per report; pressing it opens the report. */
export function ReportTable({ reports, caption }: ReportTableProps) {
  const { columns } = useReportsWords();
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full text-left text-sm @max-3xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunken text-xs text-ink-muted @max-3xl:sr-only">
          <tr>
            <Head>{columns.title}</Head>
            <Head>{columns.locations}</Head>
            <Head>{columns.period}</Head>
            <Head>{columns.made}</Head>
            <Head>{columns.readers}</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-3xl:block">
          {reports.map((report) => (
            <Row key={report.id} report={report} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="px-3 py-2.5 font-medium whitespace-nowrap first:pl-5 last:pr-5">
      {children}
    </th>
  );
}

function Row({ report }: { report: Report }) {
  const words = useReportsWords();
  const format = useFormat();
  const made = report.made_at ?? report.created_at;
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3.5 transition-colors hover:bg-hover @3xl:table-row">
      <th scope="row" className={`${CELL} min-w-0 text-left font-normal @max-3xl:col-span-2 @3xl:pl-5`}>
        <Link
          href={reportAddress(report.id)}
          className="font-medium break-words no-underline after:absolute after:inset-0"
        >
          <bdi>{report.title}</bdi>
        </Link>
        <span className="mt-0.5 flex items-center gap-1.5 text-xs text-ink-muted">
          {words.templates[report.template]}
          {report.schedule_id !== null && (
            <span title={words.scheduled}>
              <CalendarClock className="size-3.5 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
              <span className="sr-only">{words.scheduled}</span>
            </span>
          )}
        </span>
      </th>
      <td className={`${CELL} min-w-0 text-ink @max-3xl:text-xs @max-3xl:text-ink-muted`}>
        <bdi className="block truncate @3xl:max-w-60">{placesText(report.locations, words)}</bdi>
      </td>
      <td className={`${CELL} numeric whitespace-nowrap text-ink @max-3xl:text-right @max-3xl:text-xs`}>
        {periodText(report.period, format.locale)}
      </td>
      <td className={`${CELL} text-ink-muted @max-3xl:self-center @max-3xl:text-xs`}>
        <time dateTime={made} title={format.dateTime(made)} className="whitespace-nowrap">
          {format.ago(made)}
        </time>
      </td>
      <td className={`${CELL} @max-3xl:justify-self-end @3xl:pr-5`}>
        <Readers report={report} />
      </td>
    </tr>
  );
}

/** Cell with the readers of a report, or its state until it is made. */
function Readers({ report }: { report: Report }) {
  const words = useReportsWords();
  const may = useMay();
  if (report.state === "making") {
    return (
      <span className="inline-flex items-center gap-2 text-ink-muted">
        <Spinner />
        {words.states.making}
      </span>
    );
  }
  if (report.state === "failed") {
    return (
      <span className="inline-flex items-center gap-1.5 text-poor-ink">
        <CircleAlert className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {words.states.failed}
      </span>
    );
  }
  // Clients only see released reports.
  if (!may("make_reports")) return null;
  const ways = [
    ...(report.shares > 0 ? [words.shared(report.shares)] : []),
    ...(report.sends > 0 ? [words.sent(report.sends)] : []),
  ];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span title={report.released ? words.released_help : words.draft_help}>
        <StatusBadge status={report.released ? "good" : "neutral"}>
          {report.released ? words.released : words.draft}
        </StatusBadge>
      </span>
      {ways.length > 0 && <span className="numeric text-xs text-ink-muted">{ways.join(" · ")}</span>}
    </span>
  );
}
