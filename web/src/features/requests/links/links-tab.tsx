// The public links of a location, its landing page, and its QR code.
import { useQuery } from "@tanstack/react-query";
import { QrCode } from "lucide-react";
import { locationsQuery } from "@/lib/location-choices";
import { Card } from "@/ui/card";
import { LocationField } from "@/ui/location-field";
import { CardSkeleton } from "@/ui/skeleton";
import { ListFailure } from "../list-failure";
import type { RequestsSearch } from "../search";
import type { ChangeRequestsSearch } from "../use-search";
import { useRequestsWords } from "../words";
import { linksQuery } from "./api";
import { LinkList } from "./link-list";
import { PageCard } from "./page-card";
import { useLinkWords } from "./words";

export interface LinksTabProps {
  search: RequestsSearch;
  onChange: ChangeRequestsSearch;
}

/** The location and its links. An organization with one location needs no choice. */
export function LinksTab({ search, onChange }: LinksTabProps) {
  const words = useLinkWords();
  const shared = useRequestsWords();
  const { data: all } = useQuery(locationsQuery);
  const only = all?.items.length === 1 && all.next_cursor === null ? all.items[0]?.id : undefined;
  const location = search.location ?? only;
  return (
    <div className="flex flex-col gap-4">
      <LocationField
        words={shared.location}
        value={location}
        onChange={(chosen) => onChange({ location: chosen })}
        placeholder={shared.location.choose}
        hideLabel
        className="sm:max-w-80"
      />
      {location === undefined ? (
        <Card className="flex flex-col items-center gap-3 px-6 py-14 text-center text-ink-muted">
          <QrCode className="size-8 text-brass" strokeWidth={1.25} aria-hidden="true" />
          <p>{words.choose}</p>
        </Card>
      ) : (
        <OfLocation key={location} location={location} />
      )}
    </div>
  );
}

function OfLocation({ location }: { location: string }) {
  const { data, error, refetch } = useQuery(linksQuery(location));
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {data ? <LinkList location={location} links={data} /> : <CardSkeleton className="h-64" />}
      <PageCard location={location} />
    </div>
  );
}
