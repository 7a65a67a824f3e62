// Head of a report: organization, period and locations.
import { localeOf, withOrdinal } from "@/lib/format";
import { useFormat } from "@/lib/i18n";
import { periodText } from "../period";
import type { ReportDetail, Snapshot } from "../types";
import { useSheetWords } from "./words";

/** Names that are written out. */
const MAX_NAMES = 3;

/** Logo, title, places and period over a thick rule. */
export function Masthead({ report, snapshot }: { report: ReportDetail; snapshot: Snapshot }) {
  const words = useSheetWords();
  const format = useFormat();
  const locale = localeOf(report.language);
  const { organization, locations, location_count, previous, data_until } = snapshot;
  const period = periodText(snapshot.period, locale);
  const names = locations.slice(0, MAX_NAMES).map(({ name }) => name);
  const rest = location_count - names.length;
  const places = rest > 0 ? words.and_more(names.join(", "), rest) : format.list(names);
  const facts = [
    ...(previous ? [words.compared(periodText(previous, locale))] : []),
    ...(data_until ? [words.data_until(dateText(data_until, locale))] : []),
  ];
  return (
    <header className="border-b-2 border-brass pb-7">
      <div className="mb-8 flex items-center justify-between gap-6">
        {organization.logo ? (
          <img
            src={organization.logo}
            alt={organization.name}
            className="h-11 w-auto max-w-48 rounded-sm object-contain dark:bg-white dark:p-1"
          />
        ) : (
          <bdi className="text-sm font-semibold text-ink">{organization.name}</bdi>
        )}
        <span className="text-right text-sm text-ink-muted">{words.templates[report.template]}</span>
      </div>
      {!report.title.toLowerCase().includes(period.toLowerCase()) && (
        <p className="text-base font-medium text-brass-ink first-letter:uppercase">{period}</p>
      )}
      <h1 className="mt-1.5 font-display text-[2rem] leading-[1.1] tracking-tight text-balance break-words text-ink sm:text-[2.75rem]">
        <bdi>{report.title}</bdi>
      </h1>
      {places !== "" && (
        <p className="mt-4 text-lg text-pretty break-words text-ink">
          <bdi>{places}</bdi>
        </p>
      )}
      {facts.length > 0 && <p className="mt-1 text-sm text-ink-muted">{facts.join(" · ")}</p>}
    </header>
  );
}

/** Returns a day in words. */
export function dateText(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return withOrdinal(format.format(new Date(`${day}T00:00:00Z`)), locale);
}
