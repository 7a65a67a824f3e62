// First tab: performance, improvements and facts of a location.
import { ExternalLink } from "lucide-react";
import { type ReactNode, use } from "react";
import { countryName } from "@/lib/countries";
import { useFormat, useMessages } from "@/lib/i18n";
import { StatusBadge, StatusShape } from "@/ui/badge";
import { healthStatus } from "@/ui/health-meter";
import { Link } from "@/ui/link";
import { CategoryText } from "../categories/category-text";
import { useLabels } from "../labels/api";
import { LabelChip } from "../labels/chip";
import { LastSyncCell, RatingCell } from "../list/cells";
import { ClosedBanner } from "../open-status";
import { phoneText } from "../phone";
import { SlotsContext } from "../slots";
import { displayStatus, type Location, STATUS_LOOK } from "../types";
import { useHealthWord } from "../use-health-word";
import type { GoTo } from "./go-to";
import { Opportunities } from "./opportunities-box";
import { Performance } from "./performance";
import { Photos } from "./photos";
import { quietAction, Section } from "./section";
import { Today } from "./today";
import { useDrawerWords } from "./words";

export interface OverviewTabProps {
  location: Location;
  canEdit: boolean;
  /** On the page of the location, which has the status in its head and a tab for the performance. */
  isPage?: boolean;
  onGoTo: GoTo;
}

/** Status, opportunities, chart, basic information, hours, labels, photos. */
export function OverviewTab({ location, canEdit, isPage = false, onGoTo }: OverviewTabProps) {
  const slots = use(SlotsContext);
  return (
    <div className="flex flex-col gap-7">
      <ClosedBanner location={location} />
      {!isPage && <StatusLine location={location} />}
      <Opportunities location={location} canEdit={canEdit} onGoTo={onGoTo} />
      {slots.overview?.(location, canEdit)}
      {!isPage && (slots.performance?.(location, canEdit) || <Performance location={location} />)}
      <Basics location={location} />
      <Today location={location} canEdit={canEdit} onGoTo={onGoTo} />
      <Labels location={location} canEdit={canEdit} onGoTo={onGoTo} />
      <Photos location={location} canEdit={canEdit} onGoTo={onGoTo} />
    </div>
  );
}

/** Verified or not, health, rating and reviews, last sync: the figures of the head. */
export function StatusLine({ location }: { location: Location }) {
  const { ui, locations } = useMessages();
  const { overview } = useDrawerWords();
  const format = useFormat();
  const display = displayStatus(location);
  const health = healthStatus(location.health);
  const healthWord = useHealthWord();
  return (
    <section aria-label={overview.status} className="@container">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line @lg:grid-cols-4">
        <Figure label={overview.status}>
          <StatusBadge status={STATUS_LOOK[display]}>
            {display === "active"
              ? overview.verified
              : display === "inactive"
                ? overview.not_verified
                : locations.status[display]}
          </StatusBadge>
        </Figure>
        <Figure label={overview.health} note={location.audit_issues > 0 && ui.issues(location.audit_issues)}>
          <span
            data-slot="health"
            data-status={health}
            className="inline-flex flex-wrap items-center gap-x-1.5"
          >
            <StatusShape status={health} />
            <span className="numeric font-semibold text-ink">{format.percent(location.health)}</span>
            <span className="text-sm whitespace-nowrap text-ink-muted">{healthWord(location)}</span>
          </span>
        </Figure>
        <Figure
          label={overview.rating}
          note={overview.reviews(location.reviews, format.number(location.reviews))}
        >
          {location.rating === null ? (
            <span className="text-sm text-ink-muted">{overview.no_rating}</span>
          ) : (
            <span className="font-semibold">
              <RatingCell rating={location.rating} />
            </span>
          )}
        </Figure>
        <Figure label={overview.last_sync}>
          {location.last_sync === null ? (
            <span className="text-sm text-ink-muted">{overview.never_synced}</span>
          ) : (
            <span className="text-sm text-ink">
              <LastSyncCell time={location.last_sync} />
            </span>
          )}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 bg-surface px-3.5 py-3">
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className="flex min-h-6 items-center">{children}</dd>
      {note && <dd className="numeric text-xs text-ink-muted">{note}</dd>}
    </div>
  );
}

function Basics({ location }: { location: Location }) {
  const { overview: words } = useDrawerWords();
  const format = useFormat();
  const notSet = <span className="text-ink-faint">{words.not_set}</span>;
  const place = [location.postal_code, location.city, location.state].filter(Boolean).join(" ");
  const optional = (label: string, value: string | null) =>
    value ? (
      <Fact label={label}>
        <bdi>{value}</bdi>
      </Fact>
    ) : null;
  return (
    <Section title={words.basics}>
      <dl className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3.5 sm:grid-cols-2">
        <Fact label={words.name}>
          <bdi>{location.name}</bdi>
        </Fact>
        <Fact label={words.category}>
          {location.category ? <CategoryText text={location.category} /> : notSet}
        </Fact>
        <Fact label={words.address}>{location.address ? <bdi>{location.address}</bdi> : notSet}</Fact>
        <Fact label={words.city}>{place ? <bdi>{place}</bdi> : notSet}</Fact>
        <Fact label={words.phone}>
          {location.phone ? (
            <Link href={`tel:${location.phone_e164 ?? location.phone.replace(/[^+\d]/g, "")}`}>
              <bdi className="numeric">{phoneText(location.phone, location.phone_e164)}</bdi>
            </Link>
          ) : (
            notSet
          )}
        </Fact>
        <Fact label={words.website}>
          {location.website ? (
            <Link href={location.website} target="_blank" rel="noreferrer nofollow">
              {words.view_site}
              <ExternalLink className="mb-0.5 ml-1 inline size-3.5" strokeWidth={1.5} aria-hidden="true" />
              <span className="sr-only">({words.new_tab})</span>
            </Link>
          ) : (
            notSet
          )}
        </Fact>
        {location.country && (
          <Fact label={words.country}>{countryName(location.country, format.locale)}</Fact>
        )}
        {optional(words.store_code, location.external_id)}
      </dl>
    </Section>
  );
}

/** The labels it carries; nothing at all where it carries none. */
function Labels({ location, canEdit, onGoTo }: OverviewTabProps) {
  const { overview: words } = useDrawerWords();
  const labels = useLabels();
  const carried = (location.labels ?? []).flatMap((id) => labels.get(id) ?? []);
  if (carried.length === 0) return null;
  return (
    <Section
      title={words.labels}
      action={
        canEdit && (
          <button type="button" onClick={() => onGoTo("settings", "labels")} className={quietAction}>
            {words.edit}
          </button>
        )
      }
    >
      <ul className="flex flex-wrap gap-1.5">
        {carried.map(({ id, name, color }) => (
          <li key={id}>
            <LabelChip name={name} color={color} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className="mt-0.5 text-sm break-words text-ink">{children}</dd>
    </div>
  );
}
