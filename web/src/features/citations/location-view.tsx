// The listings of one location, as a page.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { locationQuery } from "@/lib/location-choices";
import { useMay } from "@/lib/may";
import { backLinkClass } from "@/ui/link";
import { PageHeader } from "@/ui/page-header";
import { locationCitationsQuery, summaryQuery } from "./api";
import { AuditLine, CheckButton } from "./audit";
import { ListingPanel } from "./listing/listing-panel";
import { rowId } from "./location/listing-row";
import { LocationCitations } from "./location/location-citations";
import { cellOf } from "./search";
import { Sections } from "./sections";
import { useCitationsSearch } from "./use-search";
import { useCitationsWords, useMatrixWords } from "./words";

/** Name, figures, listings, and the open one in a panel. */
export function LocationView({ id }: { id: string }) {
  const shared = useCitationsWords();
  const words = useMatrixWords();
  const may = useMay();
  const [search, change] = useCitationsSearch();
  const { data: location } = useQuery(locationQuery(id));
  const { data: citations } = useQuery(locationCitationsQuery(id));
  const { data: summary } = useQuery(summaryQuery);
  const cell = cellOf(search.cell);
  const open = cell?.location === id ? cell : undefined;
  const directory = citations?.listings.find(
    (listing) => listing.directory.id === open?.directory,
  )?.directory;
  return (
    <div className="flex min-w-0 flex-col gap-4 pb-10 sm:gap-5">
      <PageHeader
        title={shared.title}
        subtitle={
          location ? (
            <bdi>
              {location.name}, {location.city}
            </bdi>
          ) : (
            "…"
          )
        }
        isSubtitleKept
      >
        {may("work_on_citations") && <CheckButton locations={[id]} isPrimary />}
      </PageHeader>
      <Sections />
      {/* The only location needs no way back to others. */}
      {summary && summary.locations > 1 && (
        <Link
          from="/dashboard/citations"
          to="/dashboard/citations"
          search={(before) => ({ ...before, location: undefined, cell: undefined })}
          className={backLinkClass}
        >
          <ChevronLeft className="size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          {words.back}
        </Link>
      )}
      <AuditLine />
      <LocationCitations id={id} open={open?.directory} />
      {open && (
        <ListingPanel
          cell={open}
          directory={directory}
          location={location?.name}
          onClose={() => change({ cell: undefined })}
          returnFocus={() => {
            const row = document.getElementById(rowId(open.directory));
            row?.focus({ preventScroll: true });
            return row !== null;
          }}
        />
      )}
    </div>
  );
}
