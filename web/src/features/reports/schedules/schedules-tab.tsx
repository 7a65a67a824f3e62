// Schedules: recipients, next run and last result.
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { useMessages } from "@/lib/i18n";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { ProblemNote } from "@/ui/problem-note";
import { CardSkeleton } from "@/ui/skeleton";
import { NEW, type ReportsSearch } from "../search";
import type { ChangeReportsSearch } from "../use-search";
import { schedulesQuery } from "./api";
import { ScheduleRow } from "./schedule-row";
import { useSchedulesWords } from "./words";

// Loaded when it is first opened.
const ScheduleDialog = lazyPart(() => import("./schedule-dialog"), "ScheduleDialog").Part;

export interface SchedulesTabProps {
  search: ReportsSearch;
  onChange: ChangeReportsSearch;
}

/** The list, and the dialog that the address opens. */
export function SchedulesTab({ search, onChange }: SchedulesTabProps) {
  const hasOpened = useHasBeenTrue(search.schedule !== undefined);
  const { data } = useQuery(schedulesQuery);
  const open = data?.items.find(({ id }) => id === search.schedule);
  return (
    <>
      <List onChange={onChange} />
      {hasOpened && (
        <Suspense>
          <ScheduleDialog
            isOpen={search.schedule === NEW || open !== undefined}
            schedule={open}
            location={search.location}
            onClose={() => onChange({ schedule: undefined }, { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}

function List({ onChange }: { onChange: ChangeReportsSearch }) {
  const words = useSchedulesWords();
  const messages = useMessages();
  const { data, error, refetch } = useQuery(schedulesQuery);
  if (error && !data) {
    return (
      <Banner
        kind="error"
        title={words.load_failed}
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
  if (!data) return <CardSkeleton className="h-72" />;
  if (data.items.length === 0) {
    return (
      <Card>
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          actions={
            <Button
              variant="primary"
              icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
              onPress={() => onChange({ schedule: NEW })}
            >
              {words.empty.action}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card className="overflow-hidden">
      <ul aria-label={words.list} className="divide-y divide-line">
        {data.items.map((schedule) => (
          <ScheduleRow
            key={schedule.id}
            schedule={schedule}
            onEdit={() => onChange({ schedule: schedule.id })}
          />
        ))}
      </ul>
    </Card>
  );
}
