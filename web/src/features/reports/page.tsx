// Reports page: reports and schedules.
import { useQuery } from "@tanstack/react-query";
import { Plus, Settings2 } from "lucide-react";
import { Suspense } from "react";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button, IconButton } from "@/ui/button";
import { CompactLabel } from "@/ui/compact-label";
import { GuideLink } from "@/ui/guide-link";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import { PageHeader } from "@/ui/page-header";
import { CardSkeleton } from "@/ui/skeleton";
import { Tabs } from "@/ui/tabs";
import { ReportsTab } from "./list/reports-tab";
import { useIsEmpty } from "./list/use-reports";
import { schedulesQuery } from "./schedules/api";
import { NEW, TABS, type Tab } from "./search";
import { useReportsSearch } from "./use-search";
import { useReportsWords } from "./words";

// Each is loaded when it is first opened.
const SchedulesTab = lazyPart(() => import("./schedules/schedules-tab"), "SchedulesTab").Part;
const CreateDialog = lazyPart(() => import("./create/create-dialog"), "CreateDialog").Part;
const MORE_MENU = lazyPart(() => import("./more-menu"), "MoreMenu");
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

const CLIENT_SETTINGS = ["manage_brands", "manage_portal", "manage_domains"] as const;

/** /dashboard/reports. */
export function ReportsPage() {
  const words = useReportsWords();
  useTitle(words.title);
  const may = useMay();
  const [search, change] = useReportsSearch();
  const hasCreated = useHasBeenTrue(search.new === true);
  const selected: Tab = search.tab ?? "reports";
  const canSchedule = may("schedule_reports");
  const isEmpty = useIsEmpty(search);
  const { data: schedules } = useQuery({
    ...schedulesQuery,
    enabled: canSchedule && selected === "schedules",
  });
  const hasNoSchedules = schedules?.items.length === 0;
  const list = <ReportsTab search={search} onChange={change} />;
  return (
    <div className="flex flex-col gap-4 pb-16">
      <PageHeader
        title={words.title}
        subtitle={
          <>
            {words.subtitle} <GuideLink guide="reports" />
          </>
        }
      >
        {CLIENT_SETTINGS.some(may) && (
          <MenuButton
            menu={MORE_MENU}
            button={
              <IconButton label={words.clients.label} variant="secondary">
                <Settings2 {...ICON} />
              </IconButton>
            }
          />
        )}
        {selected === "reports" && may("make_reports") && !isEmpty && (
          <Button variant="primary" icon={<Plus {...ICON} />} onPress={() => change({ new: true })}>
            <CompactLabel>{words.new}</CompactLabel>
          </Button>
        )}
        {selected === "schedules" && canSchedule && !hasNoSchedules && (
          <Button variant="primary" icon={<Plus {...ICON} />} onPress={() => change({ schedule: NEW })}>
            <CompactLabel>{words.new_schedule}</CompactLabel>
          </Button>
        )}
      </PageHeader>
      {canSchedule ? (
        <Tabs
          label={words.tabs_label}
          selected={selected}
          onSelect={(id) => {
            const tab = TABS.find((each) => each === id);
            change({ tab: tab === "schedules" ? tab : undefined, schedule: undefined, new: undefined });
          }}
          tabs={[
            { id: "reports", label: words.tabs.reports, content: list },
            {
              id: "schedules",
              label: words.tabs.schedules,
              content: (
                <Suspense fallback={<CardSkeleton className="h-72" />}>
                  <SchedulesTab search={search} onChange={change} />
                </Suspense>
              ),
            },
          ]}
        />
      ) : (
        list
      )}
      {hasCreated && may("make_reports") && (
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
