// Settings > Audit log of the organization.
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { GuideLink } from "@/ui/guide-link";
import { Skeleton } from "@/ui/skeleton";
import { auditQuery } from "./api";
import { AuditEntry } from "./audit-entry";
import { AuditFilters } from "./audit-filters";
import { AuditState } from "./audit-state";
import { ExportButtons } from "./export-buttons";
import { RepeatedViews } from "./repeated-views";
import { combineViews } from "./repeats";
import { type AuditSearch, isFiltered } from "./search";
import { useAuditWords } from "./words";

const route = getRouteApi("/dashboard/settings/audit");

/** Section of the settings page. */
export function AuditLogSection() {
  const words = useAuditWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: AuditSearch) => void navigate({ search: next, replace: true });
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">
            {words.text} <GuideLink guide="audit" />
          </p>
        </div>
        <ExportButtons search={search} />
      </div>
      <AuditState />
      <AuditFilters search={search} onChange={change} />
      <Entries search={search} />
    </section>
  );
}

function Entries({ search }: { search: AuditSearch }) {
  const words = useAuditWords();
  const messages = useMessages();
  const log = useInfiniteQuery(auditQuery(search));
  const { data, error, isPending, isFetchingNextPage, hasNextPage, isPlaceholderData } = log;
  if (isPending) return <EntriesSkeleton />;
  if (!data) {
    return (
      <Banner
        kind="error"
        title={words.load_failed}
        actions={
          <Button size="sm" onPress={() => void log.refetch()}>
            {messages.ui.retry}
          </Button>
        }
      >
        {problemText(error, messages)}
      </Banner>
    );
  }
  const entries = data.pages.flatMap((page) => page.items);
  if (entries.length === 0) {
    const { title, text } = isFiltered(search) ? words.nothing_found : words.empty;
    return (
      <Card>
        <EmptyState title={title} text={text} className="py-10" />
      </Card>
    );
  }
  const repeats = combineViews(entries);
  return (
    <div className="flex flex-col items-center gap-4">
      <Card className="w-full overflow-hidden" aria-busy={isPlaceholderData}>
        <ul aria-label={words.title} className="divide-y divide-line">
          {repeats.map((repeat, index) =>
            repeat.length === 1 ? (
              <AuditEntry key={repeat[0].id} entry={repeat[0]} search={search} />
            ) : (
              <RepeatedViews
                key={repeat[0].id}
                views={repeat}
                isOpenEnded={hasNextPage && index === repeats.length - 1}
                search={search}
              />
            ),
          )}
        </ul>
      </Card>
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

function EntriesSkeleton() {
  return (
    <Card className="divide-y divide-line" aria-busy="true">
      {["a", "b", "c", "d", "e"].map((key) => (
        <div key={key} className="flex items-center gap-4 px-4 py-4 sm:px-5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-56" />
          <Skeleton className="ml-auto h-4 w-24" />
        </div>
      ))}
    </Card>
  );
}
