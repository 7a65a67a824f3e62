// Drawer of a location, beside the list or over it: overview, audit, settings and history.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Maximize2 } from "lucide-react";
import { Fragment, type RefObject, use, useEffect, useMemo, useRef, useState } from "react";
import { useMay } from "@/lib/may";
import { useLast } from "@/lib/use-last";
import { CompactLabel } from "@/ui/compact-label";
import { Drawer } from "@/ui/drawer";
import { LinkButton } from "@/ui/link";
import { SidePanel, useHasSideRoom } from "@/ui/side-panel";
import { Tabs } from "@/ui/tabs";
import { homeAddress } from "../home/address";
import { addressLine } from "../list/cells";
import { focusList } from "../list/focus-list";
import { type DrawerTab, type LocationsSearch, NO_DRAWER, TABS } from "../search";
import { SlotsContext } from "../slots";
import type { Location } from "../types";
import type { ChangeLocationsSearch } from "../use-search";
import { locationQuery } from "./api";
import { isGone } from "./is-gone";
import { isNearEnd } from "./neighbors";
import { NoLocation } from "./no-location";
import { OpenProfile } from "./open-profile";
import { StepButtons } from "./step-buttons";
import { DrawerSkeleton, TabContent } from "./tab-content";
import { UnsavedChanges } from "./unsaved-changes";
import { useDrawerWords } from "./words";

/** Name of the modal drawer for its shortcuts. */
const OVERLAY = "location";

export interface LocationDrawerProps {
  search: LocationsSearch;
  onChange: ChangeLocationsSearch;
  /** True when this user may change locations. */
  canEdit: boolean;
  /** Loaded rows of the list, in its order. */
  ids: readonly string[];
  /** Loads more of them. */
  onNeedMore: () => void;
}

/** The drawer of the address; closed while the address names no location. */
export function LocationDrawer({ search, onChange, canEdit, ids, onNeedMore }: LocationDrawerProps) {
  const { location: id, tab = "overview", field } = search;
  const named = useMemo<Named | null>(() => (id === undefined ? null : { id, tab, field }), [id, tab, field]);
  // The drawer keeps its content while it closes.
  const lastTarget = useLast(named);
  const needsMore = id !== undefined && isNearEnd(ids, id);
  useEffect(() => {
    if (needsMore) onNeedMore();
  }, [needsMore, onNeedMore]);
  if (!lastTarget) return null;
  return (
    <OneLocation
      {...lastTarget}
      isOpen={id !== undefined}
      onChange={onChange}
      onClose={() => onChange(NO_DRAWER, { replace: true })}
      canEdit={canEdit}
      ids={ids}
    />
  );
}

/** Location and tab of the address. */
interface Named {
  id: string;
  tab: DrawerTab;
  field: string | undefined;
}

interface OneLocationProps extends Named {
  isOpen: boolean;
  onChange: ChangeLocationsSearch;
  onClose: () => void;
  canEdit: boolean;
  ids: readonly string[];
}

function OneLocation({ id, tab, field, isOpen, onChange, onClose, canEdit, ids }: OneLocationProps) {
  const words = useDrawerWords();
  const slots = use(SlotsContext);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(locationQuery(client, id));
  const last = useLast(data);
  const location = last?.id === id ? last : null;
  // Read when someone wants to leave; nothing is drawn from it.
  const isDirty = useRef(false);
  // The settings of another location start without changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each location
  useEffect(() => {
    isDirty.current = false;
  }, [id]);
  const may = useMay();
  const tabs: DrawerTab[] = TABS.filter(
    (each) =>
      (canEdit || each !== "settings") &&
      (each !== "history" || may("see_history")) &&
      (each !== "heatmaps" || slots.heatmaps !== undefined) &&
      (each !== "citations" || slots.citations !== undefined) &&
      (each !== "posts" || slots.posts !== undefined),
  );
  const selected = tabs.includes(tab) ? tab : "overview";
  const goTo = (next: DrawerTab, to?: string) =>
    onChange({ tab: next === "overview" ? undefined : next, field: to }, { replace: true });
  const content = (each: DrawerTab, location: Location) => (
    <TabContent
      tab={each}
      location={location}
      field={each === "settings" ? field : undefined}
      canEdit={canEdit}
      onGoTo={goTo}
      onRemoved={() => {
        isDirty.current = false;
        onClose();
      }}
      onDirtyChange={(now) => {
        isDirty.current = now;
      }}
    />
  );
  const isBeside = useIsBeside(isDirty, isOpen ? id : null);
  const panel = {
    onClose,
    title: location?.name ?? (error ? words.title : words.loading),
    subtitle: location && <bdi>{addressLine(location)}</bdi>,
    actions: (
      <>
        {location && canEdit && <Fragment key={id}>{slots.actions?.(location)}</Fragment>}
        {location && <OpenProfile location={location} />}
        {location && !(error && isGone(error)) && (
          <OpenPage id={id} tab={selected} isFirst={location.google_location_id === null} />
        )}
        <StepButtons
          id={id}
          ids={ids}
          onGo={(location) => onChange({ location, field: undefined }, { replace: true })}
          {...(isBeside ? {} : { overlay: OVERLAY })}
        />
      </>
    ),
  };
  const body = (
    <>
      {error && (isGone(error) || !location) ? (
        <NoLocation
          id={id}
          error={error}
          last={location}
          isFetching={isFetching}
          canEdit={canEdit}
          onRetry={() => void refetch()}
          onClose={onClose}
        />
      ) : location ? (
        <Tabs
          key={id}
          label={words.tabs.label}
          isFilling
          selected={selected}
          onSelect={(next) => goTo(next as DrawerTab)}
          tabs={tabs.map((each) => ({
            id: each,
            label: words.tabs[each],
            content: content(each, location),
          }))}
        />
      ) : (
        <DrawerSkeleton />
      )}
      <UnsavedChanges
        isDirty={isDirty}
        isHere={({ location, tab }) => location === id && tab === "settings"}
      />
    </>
  );
  if (!isBeside) {
    return (
      <Drawer {...panel} isOpen={isOpen} size="lg" isFlush overlay={OVERLAY}>
        {body}
      </Drawer>
    );
  }
  return (
    isOpen && (
      <SidePanel {...panel} returnFocus={focusList}>
        {body}
      </SidePanel>
    )
  );
}

/** Returns true while the location is shown beside the list. Unsaved settings of `openId` keep it where it is. */
function useIsBeside(isDirty: RefObject<boolean>, openId: string | null): boolean {
  const hasRoom = useHasSideRoom();
  const [isBeside, setBeside] = useState(hasRoom);
  useEffect(() => {
    if (openId === null || !isDirty.current) setBeside(hasRoom);
  }, [hasRoom, isDirty, openId]);
  return isBeside;
}

/** Link to the page of the location, on the same tab. As the first action it is aligned with the title. */
function OpenPage({ id, tab, isFirst }: { id: string; tab: DrawerTab; isFirst: boolean }) {
  const words = useDrawerWords();
  return (
    <LinkButton
      href={homeAddress(id, tab)}
      variant="ghost"
      size="sm"
      className={isFirst ? "-ml-3" : undefined}
      icon={<Maximize2 className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      {isFirst ? words.open_page : <CompactLabel>{words.open_page}</CompactLabel>}
    </LinkButton>
  );
}
