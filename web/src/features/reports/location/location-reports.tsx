// The latest reports on one location, on its page.
import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Link, LinkButton } from "@/ui/link";
import { reportsQuery } from "../api";
import { periodText } from "../period";
import { listAddress, newAddress, reportAddress } from "../search";
import { useReportsWords } from "../words";

/** Reports that are shown. */
const MAX_LISTED = 3;

/** The latest three, the way to all, and the way to a new one. */
export function LocationReports({ id }: { id: string }) {
  const words = useReportsWords();
  const format = useFormat();
  const may = useMay();
  const { data } = useInfiniteQuery(reportsQuery({ location: id }));
  if (!data) return null;
  const reports = data.pages[0]?.items ?? [];
  const canMake = may("make_reports");
  if (reports.length === 0 && !canMake) return null;
  return (
    <section
      aria-labelledby="location-reports"
      className="flex flex-col gap-2 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 id="location-reports" className="font-semibold text-ink">
          {words.of_location.title}
        </h3>
        {canMake && (
          <LinkButton
            href={newAddress(id)}
            size="sm"
            icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          >
            {words.new}
          </LinkButton>
        )}
      </div>
      {reports.length === 0 ? (
        <p className="text-sm text-ink-muted">{words.of_location.none}</p>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {reports.slice(0, MAX_LISTED).map((report) => (
              <li key={report.id} className="flex flex-col items-start gap-y-0.5 py-2 text-sm">
                <Link href={reportAddress(report.id)} className="max-w-full min-w-0 break-words">
                  <bdi>{report.title}</bdi>
                </Link>
                <span className="numeric shrink-0 text-xs text-ink-muted">
                  {periodText(report.period, format.locale)}
                </span>
              </li>
            ))}
          </ul>
          {reports.length > MAX_LISTED && (
            <Link href={listAddress(id)} className="self-start text-sm">
              {words.of_location.all}
            </Link>
          )}
        </>
      )}
    </section>
  );
}
