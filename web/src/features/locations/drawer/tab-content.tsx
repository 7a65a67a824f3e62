// Content of each tab of the drawer; all but the first are loaded when first opened.
import { Suspense, use } from "react";
import { lazyPart } from "@/ui/lazy-part";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import type { DrawerTab } from "../search";
import { SlotsContext } from "../slots";
import type { Location } from "../types";
import type { GoTo } from "./go-to";
import { OverviewTab } from "./overview-tab";

const AuditTab = lazyPart(() => import("./audit-tab"), "AuditTab").Part;
const SettingsTab = lazyPart(() => import("../settings/settings-tab"), "SettingsTab").Part;
const HistoryTab = lazyPart(() => import("./history-tab"), "HistoryTab").Part;

export interface TabContentProps {
  tab: DrawerTab;
  location: Location;
  field: string | undefined;
  canEdit: boolean;
  /** True on the page of the location, whose header already shows the summary. */
  isPage?: boolean;
  onGoTo: GoTo;
  /** The location has just been deleted. */
  onRemoved: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The content of one tab. */
export function TabContent(props: TabContentProps) {
  const { tab, location, field, canEdit, isPage = false, onGoTo, onRemoved, onDirtyChange } = props;
  const slots = use(SlotsContext);
  return (
    <Suspense fallback={<TabSkeleton />}>
      {tab === "overview" && (
        <OverviewTab location={location} canEdit={canEdit} isPage={isPage} onGoTo={onGoTo} />
      )}
      {tab === "heatmaps" && slots.heatmaps?.(location)}
      {tab === "citations" && slots.citations?.(location, isPage)}
      {tab === "posts" && slots.posts?.(location)}
      {tab === "audit" && <AuditTab location={location} canEdit={canEdit} onGoTo={onGoTo} />}
      {tab === "settings" && (
        <SettingsTab location={location} field={field} onDirtyChange={onDirtyChange} onRemoved={onRemoved} />
      )}
      {tab === "history" && <HistoryTab location={location} canEdit={canEdit} />}
    </Suspense>
  );
}

/** A tab before its code is here. */
function TabSkeleton() {
  return (
    <div className="flex flex-col gap-3" aria-busy="true">
      <Skeleton className="h-20 w-full rounded-lg" />
      <CardSkeleton className="h-40 w-full" />
    </div>
  );
}

/** The drawer before anything is known of its location. */
export function DrawerSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-5 pt-4 sm:px-6" aria-busy="true">
      <Skeleton className="h-4 w-72 max-w-full" />
      <Skeleton className="h-20 w-full rounded-lg" />
      <CardSkeleton className="h-52 w-full" />
      <CardSkeleton className="h-40 w-full" />
    </div>
  );
}
