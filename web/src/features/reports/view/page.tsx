// Page of a report as its readers see it, with actions.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { BackLink, LinkButton } from "@/ui/link";
import { ProblemNote } from "@/ui/problem-note";
import { Skeleton } from "@/ui/skeleton";
import { Spinner } from "@/ui/spinner";
import { reportQuery } from "../api";
import { Sheet } from "../sheet/sheet";
import type { ReportDetail } from "../types";
import { Contents } from "./contents";
import { Note } from "./note";
import { Toolbar } from "./toolbar";
import { useLightPrint } from "./use-light-print";
import { useReportSearch } from "./use-search";
import { WaitingBar } from "./waiting-bar";
import { useViewWords } from "./words";

const LIST = "/dashboard/reports";
// Each is loaded when it is first opened.
const ShareDialog = lazyPart(() => import("../share/share-dialog"), "ShareDialog").Part;
const RenameDialog = lazyPart(() => import("./rename-dialog"), "RenameDialog").Part;
const DeleteDialog = lazyPart(() => import("./delete-dialog"), "DeleteDialog").Part;

/** /dashboard/reports/{id}. */
export function ReportPage() {
  const words = useViewWords();
  const messages = useMessages();
  const { id } = useReportSearch();
  const { data: report, error, refetch } = useQuery(reportQuery(id));
  useTitle(report?.title ?? words.back);
  useLightPrint();
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Frame>
        <Card>
          <EmptyState
            title={words.not_found}
            text={words.not_found_text}
            actions={<LinkButton href={LIST}>{words.back}</LinkButton>}
          />
        </Card>
      </Frame>
    );
  }
  if (error && !report) {
    return (
      <Frame>
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
      </Frame>
    );
  }
  return (
    <Frame toolbar={report && <Toolbar report={report} />}>
      {report?.state === "ready" && <WaitingBar report={report} />}
      {report ? <Content report={report} /> : <PaperSkeleton />}
      {report && <Dialogs report={report} />}
    </Frame>
  );
}

function Frame({ toolbar, children }: { toolbar?: ReactNode; children: ReactNode }) {
  const words = useViewWords();
  return (
    <div className="mx-auto flex w-full max-w-[70rem] flex-col gap-5 pb-20 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <BackLink href={LIST}>{words.back}</BackLink>
        {toolbar}
      </div>
      {children}
    </div>
  );
}

function Content({ report }: { report: ReportDetail }) {
  const words = useViewWords();
  const may = useMay();
  const { snapshot, state, language } = report;
  if (state === "failed") {
    return (
      <Card>
        <EmptyState
          title={words.failed}
          text={words.failed_text}
          actions={
            may("make_reports") && <LinkButton href={`${LIST}?new=true`}>{words.make_again}</LinkButton>
          }
        />
      </Card>
    );
  }
  if (!snapshot) {
    return (
      <div role="status" className="flex flex-col gap-5">
        <p className="flex items-center gap-3 text-ink-muted">
          <Spinner />
          <span>
            <span className="font-medium text-ink">{words.making}.</span> {words.making_text}
          </span>
        </p>
        <PaperSkeleton />
      </div>
    );
  }
  return (
    <div className="grid gap-10 xl:grid-cols-[10rem_minmax(0,1fr)] print:block">
      <div className="max-xl:hidden print:hidden">
        <Contents sections={snapshot.sections} language={language} />
      </div>
      <Sheet
        report={report}
        snapshot={snapshot}
        note={<Note report={report} canWrite={may("make_reports")} words={words.note} />}
      />
    </div>
  );
}

/** The paper before it is written. */
function PaperSkeleton() {
  return (
    <div
      aria-busy="true"
      className="flex flex-col gap-5 rounded-xl border border-line bg-surface px-5 py-8 sm:px-16 sm:py-14 xl:ml-50"
    >
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-11 w-4/5 rounded-md" />
      <Skeleton className="mb-6 h-5 w-1/2" />
      <div className="grid grid-cols-2 gap-8 sm:grid-cols-4">
        <Skeleton className="h-20 rounded-md" />
        <Skeleton className="h-20 rounded-md" />
        <Skeleton className="h-20 rounded-md" />
        <Skeleton className="h-20 rounded-md" />
      </div>
      <Skeleton className="mt-6 h-48 rounded-md" />
    </div>
  );
}

function Dialogs({ report }: { report: ReportDetail }) {
  const { dialog, open } = useReportSearch();
  const may = useMay();
  const hasOpened = useHasBeenTrue(dialog !== undefined);
  if (!hasOpened || !may("make_reports")) return null;
  const close = () => open(undefined, { replace: true });
  return (
    <Suspense>
      <ShareDialog isOpen={dialog === "share"} subject={{ kind: "report", id: report.id }} onClose={close} />
      {dialog === "rename" && <RenameDialog isOpen report={report} onClose={close} />}
      <DeleteDialog isOpen={dialog === "delete"} report={report} onClose={close} />
    </Suspense>
  );
}
