// The citations page: the matrix of all locations, or the listings of one.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { MoreHorizontal } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { IconButton } from "@/ui/button";
import { GuideLink } from "@/ui/guide-link";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import { PageHeader } from "@/ui/page-header";
import { matrixQuery, summaryQuery } from "./api";
import { AuditLine, CheckButton } from "./audit";
import { Figures } from "./figures";
import { Filters } from "./filters";
import { ListingPanel } from "./listing/listing-panel";
import { LocationView } from "./location-view";
import { MatrixList } from "./matrix/matrix-list";
import { Nothing } from "./nothing";
import { columnsOf } from "./rules";
import { cellOf, filtersOf, isNarrowed, SORTS } from "./search";
import { Sections } from "./sections";
import { ToDoCard } from "./to-do-card";
import { useCitationsSearch } from "./use-search";
import { useCitationsWords, useMatrixWords } from "./words";

const MORE_MENU = lazyPart(() => import("./more-menu"), "MoreMenu");

/** /dashboard/citations. */
export function CitationsPage() {
  const words = useCitationsWords();
  useTitle(words.title);
  const [search] = useCitationsSearch();
  return search.location === undefined ? <AllLocations /> : <LocationView id={search.location} />;
}

/** The matrix; of a single location, its listings instead. */
function AllLocations() {
  const { audit: words } = useMatrixWords();
  const may = useMay();
  const [search, change] = useCitationsSearch();
  const list = useInfiniteQuery(matrixQuery(filtersOf(search), search.sort ?? SORTS[0]));
  const { data: summary } = useQuery(summaryQuery);
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  const columns = useMemo(() => columnsOf(pages ?? []), [pages]);
  const isWhole = list.isSuccess && !list.isPlaceholderData && !isNarrowed(search);
  const [only, second] = rows;
  if (isWhole && only && !second && !list.hasNextPage) return <LocationView id={only.location.id} />;
  const isEmpty = isWhole && rows.length === 0;
  const cell = cellOf(search.cell);
  const column = columns.find(({ directory_id }) => directory_id === cell?.directory);
  const row = rows.find(({ location }) => location.id === cell?.location);
  const automatic = summary?.checked_automatically ?? 0;
  const all = automatic + (summary?.checked_with_help ?? 0);
  return (
    <div className="flex min-w-0 flex-col gap-4 pb-10 sm:gap-5">
      <Header>
        {!isEmpty && may("work_on_citations") && <CheckButton locations={null} isPrimary />}
        {!isEmpty && <MoreButton />}
      </Header>
      <Sections />
      {isEmpty ? (
        <Nothing />
      ) : (
        <>
          <Figures scores={summary}>
            <ToDoCard summary={summary} onChange={change} />
          </Figures>
          <AuditLine hint={all > 0 ? words.help(automatic, all) : undefined} />
          <Filters search={search} onChange={change} />
          <MatrixList query={list} rows={rows} columns={columns} search={search} onChange={change} />
        </>
      )}
      {cell && (
        <ListingPanel
          cell={cell}
          directory={column}
          location={row?.location.name}
          onClose={() => change({ cell: undefined })}
          returnFocus={() => {
            const grid = document.querySelector<HTMLElement>('[data-slot="citations"]');
            grid?.focus({ preventScroll: true });
            return grid !== null;
          }}
        />
      )}
    </div>
  );
}

/** Title and buttons of the page. */
function Header({ children }: { children: ReactNode }) {
  const words = useCitationsWords();
  return (
    <PageHeader
      title={words.title}
      subtitle={
        <>
          {words.subtitle} <GuideLink guide="citations" />
        </>
      }
    >
      {children}
    </PageHeader>
  );
}

function MoreButton() {
  const { more } = useMatrixWords();
  return (
    <MenuButton
      menu={MORE_MENU}
      button={
        <IconButton label={more} variant="secondary">
          <MoreHorizontal className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
