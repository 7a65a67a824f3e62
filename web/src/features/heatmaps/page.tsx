// The list of heatmaps: filters, the table, and the dialog that creates one.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { useTitle } from "@/lib/title";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { CompactLabel } from "@/ui/compact-label";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { Link, LinkButton } from "@/ui/link";
import { PageHeader } from "@/ui/page-header";
import { CardSkeleton } from "@/ui/skeleton";
import { accountsQuery, type Panel, panelsQuery } from "./api";
import { Filters } from "./filters";
import { PanelTable } from "./panel-table";
import { filtersOf, type HeatmapsSearch, isNarrowed, NO_FILTERS, SORTS } from "./search";
import { type ChangeHeatmapsSearch, useHeatmapsSearch } from "./use-search";
import { useHeatmapsWords } from "./words";

// Loaded when it is first opened.
const CreateDialog = lazyPart(() => import("./create/create-dialog"), "CreateDialog").Part;
const INTEGRATIONS = "/dashboard/settings/integrations";

/** /dashboard/heatmaps. */
export function HeatmapsPage() {
  const words = useHeatmapsWords();
  useTitle(words.title);
  const may = useMay();
  const canCreate = may("manage_panels");
  const [search, change] = useHeatmapsSearch();
  const list = useInfiniteQuery(panelsQuery(filtersOf(search), search.sort ?? SORTS[0]));
  const panels = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const hasNone = list.isSuccess && panels.length === 0;
  const isEmpty = hasNone && !isNarrowed(search);
  const hasOpened = useHasBeenTrue(search.new === true);
  const button = canCreate && <NewButton onPress={() => change({ new: true })} />;
  return (
    <div className="flex flex-col gap-4 pb-16 sm:gap-5">
      <PageHeader title={words.title} subtitle={words.subtitle}>
        {!isEmpty && button}
      </PageHeader>
      {canCreate && <AccountNote isListEmpty={isEmpty} />}
      {isEmpty ? <Nothing button={button} /> : <Filters search={search} onChange={change} />}
      {!isEmpty && <List list={list} panels={panels} search={search} onChange={change} />}
      {canCreate && hasOpened && (
        <Suspense>
          <CreateDialog
            isOpen={search.new === true}
            location={search.location}
            onClose={() => change({ new: undefined }, { replace: true })}
          />
        </Suspense>
      )}
    </div>
  );
}

function NewButton({ onPress }: { onPress: () => void }) {
  const words = useHeatmapsWords();
  return (
    <Button
      variant="primary"
      icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      onPress={onPress}
    >
      <CompactLabel>{words.new}</CompactLabel>
    </Button>
  );
}

/** Note that ranks are simulated, or that scans cannot start yet. */
function AccountNote({ isListEmpty }: { isListEmpty: boolean }) {
  const words = useHeatmapsWords();
  const { data: accounts } = useQuery(accountsQuery);
  if (accounts?.items.some(({ is_simulated }) => is_simulated)) return <Banner>{words.simulated}</Banner>;
  const isMissing = accounts?.items.every(({ is_connected }) => !is_connected);
  // An empty list has its own text.
  if (!isMissing || isListEmpty) return null;
  return (
    <Banner kind="warning" title={words.no_account.title}>
      {words.no_account.text} <Link href={INTEGRATIONS}>{words.empty.integrations}</Link>
    </Banner>
  );
}

/** An organization without heatmaps. */
function Nothing({ button }: { button: ReactNode }) {
  const { empty: words } = useHeatmapsWords();
  const may = useMay();
  const { data: accounts } = useQuery({ ...accountsQuery, enabled: may("manage_panels") });
  const needsKey = accounts?.items.every(({ is_connected }) => !is_connected) === true;
  return (
    <Card>
      <EmptyState
        title={words.title}
        text={needsKey ? `${words.text} ${words.needs_key}` : words.text}
        actions={
          <>
            {button}
            {needsKey && <LinkButton href={INTEGRATIONS}>{words.integrations}</LinkButton>}
          </>
        }
      />
    </Card>
  );
}

interface ListProps {
  list: ReturnType<typeof useInfiniteQuery>;
  panels: readonly Panel[];
  search: HeatmapsSearch;
  onChange: ChangeHeatmapsSearch;
}

function List({ list, panels, search, onChange }: ListProps) {
  const words = useHeatmapsWords();
  const messages = useMessages();
  if (list.isPending) return <CardSkeleton className="h-72" />;
  if (list.isError && panels.length === 0) {
    return (
      <Banner
        kind="error"
        title={words.load_failed}
        actions={
          <Button size="sm" onPress={() => void list.refetch()}>
            {messages.ui.retry}
          </Button>
        }
      >
        {problemText(list.error, messages)}
      </Banner>
    );
  }
  if (panels.length === 0) {
    return (
      <Card>
        <EmptyState
          title={words.empty.filtered_title}
          text={words.empty.filtered_text}
          actions={<Button onPress={() => onChange(NO_FILTERS)}>{words.filters.clear}</Button>}
        />
      </Card>
    );
  }
  const { keyword } = search;
  const isCompared = keyword !== undefined && !list.hasNextPage;
  return (
    <div className="flex flex-col gap-3" aria-busy={list.isFetching}>
      {isCompared && (
        <h2 className="text-sm font-medium text-ink-muted">
          <bdi>{words.compared(new Set(panels.map(({ location_id }) => location_id)).size, keyword)}</bdi>
        </h2>
      )}
      <PanelTable panels={panels} caption={words.title} />
      {list.hasNextPage && (
        <Button
          className="self-center"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </div>
  );
}
