// Listings of a location: figures, next steps, and one row per directory.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fold } from "@/lib/commands";
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { ProblemNote } from "@/ui/problem-note";
import { SearchField } from "@/ui/search-field";
import { CardSkeleton } from "@/ui/skeleton";
import { locationCitationsQuery } from "../api";
import { Chip } from "../chip";
import { Figures } from "../figures";
import { byUrgency, countsOf } from "../rules";
import { StateMark } from "../state-mark";
import type { Listing, ListingState } from "../types";
import { useCitationsWords, useMatrixWords } from "../words";
import { Gains } from "./gains";
import { ListingRow } from "./listing-row";

export interface LocationCitationsProps {
  id: string;
  /** Directory that is open in the panel. */
  open?: string | undefined;
  /** True in a drawer, which is narrow. */
  isCompact?: boolean;
}

/** Figures, gains, and the list with its filters. */
export function LocationCitations({ id, open, isCompact = false }: LocationCitationsProps) {
  const shared = useCitationsWords();
  const messages = useMessages();
  const { data, error, refetch } = useQuery(locationCitationsQuery(id));
  if (error && !data) {
    return (
      <Banner
        kind="error"
        title={shared.load_failed}
        actions={
          <Button size="sm" onPress={() => void refetch()}>
            {messages.ui.retry}
          </Button>
        }
      >
        <ProblemNote error={error} />
      </Banner>
    );
  }
  if (!data) {
    return (
      <div className="flex flex-col gap-4" aria-busy="true">
        <Figures scores={undefined} />
        <CardSkeleton className="h-72 w-full" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <Figures scores={data.scores} />
      <Gains location={id} gains={isCompact ? data.gains.slice(0, 3) : data.gains.slice(0, 6)} />
      <List location={id} listings={data.listings} open={open} />
      <BeyondPlan count={data.beyond_plan} />
    </div>
  );
}

function BeyondPlan({ count }: { count: number }) {
  const { of_location: words } = useMatrixWords();
  return count > 0 ? <p className="text-xs text-ink-muted">{words.beyond_plan(count)}</p> : null;
}

interface ListProps {
  location: string;
  listings: readonly Listing[];
  open: string | undefined;
}

function List({ location, listings, open }: ListProps) {
  const shared = useCitationsWords();
  const { of_location: words } = useMatrixWords();
  const [state, setState] = useState<ListingState | null>(null);
  const [text, setText] = useState("");
  const own = listings.filter(({ is_duplicate }) => !is_duplicate);
  const doubled = new Set(
    listings.filter(({ is_duplicate }) => is_duplicate).map(({ directory }) => directory.id),
  );
  const counts = countsOf(own.map((listing) => listing.state));
  const query = fold(text).trim();
  const matches = byUrgency(own).filter(
    (listing) =>
      (state === null || listing.state === state) &&
      (query === "" || fold(`${listing.directory.name} ${listing.directory.domain}`).includes(query)),
  );
  if (own.length === 0) {
    return (
      <Card>
        <EmptyState title={words.none} />
      </Card>
    );
  }
  return (
    <section aria-label={words.listings} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="sr-only">{words.listings}</legend>
          <Chip isOn={state === null} onPress={() => setState(null)}>
            {words.all_states} <span className="numeric">{own.length}</span>
          </Chip>
          {counts.map(({ state: each, count }) => (
            <Chip key={each} isOn={state === each} onPress={() => setState(state === each ? null : each)}>
              <StateMark state={each} shape="disc" className="-ml-1.5" />
              {shared.states[each]} <span className="numeric">{count}</span>
            </Chip>
          ))}
        </fieldset>
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={text}
          onChange={setText}
          className="ml-auto w-full sm:w-64"
        />
      </div>
      <Card className="@container overflow-hidden">
        {matches.length === 0 ? (
          <p className="px-4 py-8 text-center text-sm text-ink-muted">{words.none_in_state}</p>
        ) : (
          <ul className="divide-y divide-line">
            {matches.map((listing) => (
              <ListingRow
                key={listing.directory.id}
                location={location}
                listing={listing}
                isOpen={listing.directory.id === open}
                isDoubled={doubled.has(listing.directory.id)}
              />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
