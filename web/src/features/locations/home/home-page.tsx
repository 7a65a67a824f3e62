// The page of one location: all that the drawer shows, with room for it.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { use, useRef } from "react";
import { may } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { useLast } from "@/lib/use-last";
import { cx } from "@/ui/cx";
import { BackLink } from "@/ui/link";
import { pageTitleClass } from "@/ui/page-header";
import { Tabs } from "@/ui/tabs";
import { locationQuery } from "../drawer/api";
import { isGone } from "../drawer/is-gone";
import { NoLocation } from "../drawer/no-location";
import { OpenProfile } from "../drawer/open-profile";
import { StatusLine } from "../drawer/overview-tab";
import { Performance } from "../drawer/performance";
import { DrawerSkeleton, TabContent } from "../drawer/tab-content";
import { UnsavedChanges } from "../drawer/unsaved-changes";
import { useDrawerWords } from "../drawer/words";
import { addressLine } from "../list/cells";
import { SlotsContext } from "../slots";
import type { Location } from "../types";
import { HOME_TABS, type HomeTab, isDrawerTab } from "./address";

const route = getRouteApi("/dashboard/locations/$location");
const dashboard = getRouteApi("/dashboard");

/** /dashboard/locations/{id}. */
export function HomePage() {
  const words = useDrawerWords();
  const { me } = dashboard.useRouteContext();
  const { location: id } = route.useParams();
  const { data, error, isFetching, refetch } = useQuery(locationQuery(useQueryClient(), id));
  const navigate = route.useNavigate();
  const last = useLast(data);
  const location = last?.id === id ? last : null;
  const canEdit = may(me, "change_locations");
  useTitle(location?.name ?? words.title);
  const toList = () => void navigate({ to: "/dashboard/locations" });
  return (
    <div className="flex flex-col gap-4 pb-16">
      <BackLink href="/dashboard/locations">{words.all_locations}</BackLink>
      {error && (isGone(error) || !location) ? (
        <NoLocation
          id={id}
          error={error}
          last={location}
          isFetching={isFetching}
          canEdit={canEdit}
          onRetry={() => void refetch()}
          onClose={toList}
        />
      ) : location ? (
        <Home key={id} location={location} canEdit={canEdit} onRemoved={toList} />
      ) : (
        <DrawerSkeleton />
      )}
    </div>
  );
}

interface HomeProps {
  location: Location;
  canEdit: boolean;
  onRemoved: () => void;
}

function Home({ location, canEdit, onRemoved }: HomeProps) {
  const words = useDrawerWords();
  const slots = use(SlotsContext);
  const { me } = dashboard.useRouteContext();
  const { tab = "overview", field } = route.useSearch();
  const navigate = route.useNavigate();
  const { location: id } = route.useParams();
  // Read when someone wants to leave; nothing is drawn from it.
  const isDirty = useRef(false);
  const tabs = HOME_TABS.filter(
    (each) =>
      (canEdit || each !== "settings") &&
      (each !== "history" || may(me, "see_history")) &&
      (each !== "heatmaps" || slots.heatmaps !== undefined) &&
      (each !== "citations" || slots.citations !== undefined) &&
      (each !== "posts" || slots.posts !== undefined) &&
      (each !== "page" || slots.page !== undefined),
  );
  const selected = tabs.includes(tab) ? tab : "overview";
  const goTo = (next: HomeTab, to?: string) =>
    void navigate({
      search: { tab: next === "overview" ? undefined : next, field: to },
      replace: true,
      resetScroll: false,
    });
  const content = (each: HomeTab) =>
    isDrawerTab(each) ? (
      <TabContent
        tab={each}
        location={location}
        field={each === "settings" ? field : undefined}
        canEdit={canEdit}
        isPage
        onGoTo={goTo}
        onRemoved={() => {
          isDirty.current = false;
          onRemoved();
        }}
        onDirtyChange={(now) => {
          isDirty.current = now;
        }}
      />
    ) : each === "page" ? (
      slots.page?.(location)
    ) : (
      slots.performance?.(location, canEdit) || <Performance location={location} />
    );
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className={cx("break-words", pageTitleClass)}>
            <bdi>{location.name}</bdi>
          </h1>
          <p className="mt-1 text-ink-muted">
            <bdi>{addressLine(location)}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {canEdit && slots.actions?.(location)}
          <OpenProfile location={location} />
        </div>
      </header>
      <StatusLine location={location} />
      <Tabs
        label={words.tabs.label}
        selected={selected}
        onSelect={(next) => goTo(next as HomeTab)}
        tabs={tabs.map((each) => ({
          id: each,
          label: words.tabs[each],
          content: (
            <div className="max-w-4xl">
              <h2 className="sr-only">{words.tabs[each]}</h2>
              {content(each)}
            </div>
          ),
        }))}
      />
      <UnsavedChanges
        isDirty={isDirty}
        isHere={({ pathname, tab: next }) => pathname.endsWith(`/${id}`) && next === "settings"}
      />
    </>
  );
}
