// The paper of a report, in its own language: drawn from its frozen data alone.
import type { ReactNode } from "react";
import { LanguageProvider, useI18n } from "@/lib/i18n";
import type { ReportDetail, Snapshot } from "../types";
import { Masthead } from "./masthead";
import { ReportSection } from "./section";
import { useSheetWords } from "./words";

export interface SheetProps {
  report: ReportDetail;
  snapshot: Snapshot;
  /** The note under the head, which its writers can change. */
  note: ReactNode;
}

/** A sheet as readers get it, whatever language the dashboard speaks. */
export function Sheet(props: SheetProps) {
  const { messages } = useI18n();
  const { language } = props.report;
  return (
    <LanguageProvider key={language} initial={{ language, messages }}>
      <Paper {...props} />
    </LanguageProvider>
  );
}

function Paper({ report, snapshot, note }: SheetProps) {
  const words = useSheetWords();
  const { gaps, sections, organization } = snapshot;
  return (
    <article
      lang={report.language}
      className="min-w-0 rounded-xl border border-line bg-surface px-5 pt-7 pb-10 shadow-sm sm:px-12 sm:pt-11 sm:pb-14 lg:px-16 print:rounded-none print:border-0 print:p-0 print:shadow-none"
    >
      <Masthead report={report} snapshot={snapshot} />
      {note}
      {sections.map((section) => (
        <ReportSection key={section.kind} section={section} />
      ))}
      <footer className="border-t border-line pt-6 text-sm text-ink-muted">
        {gaps.length > 0 && (
          <>
            <h2 className="font-medium text-ink">{words.gaps}</h2>
            <ul className="mt-1.5 mb-5 flex max-w-[65ch] flex-col gap-1 text-pretty">
              {gaps.map((gap) => (
                <li key={gap}>{gap}</li>
              ))}
            </ul>
          </>
        )}
        <MadeAt report={report} name={organization.name} />
      </footer>
    </article>
  );
}

function MadeAt({ report, name }: { report: ReportDetail; name: string }) {
  const words = useSheetWords();
  const { format } = useI18n();
  return (
    <p>
      <bdi>{name}</bdi>
      {report.made_at && ` · ${words.made(format.dateTime(report.made_at))}`}
    </p>
  );
}
