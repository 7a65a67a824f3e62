// Overview of the organization: performance of its locations, and next steps.
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { MapPin } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useMessages } from "@/lib/i18n";
import { may } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { useTitle } from "@/lib/title";
import { Button } from "@/ui/button";
import { Card, StatCardSkeleton } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link";
import { PageHeader } from "@/ui/page-header";
import { Skeleton } from "@/ui/skeleton";
import { ActivityPanel } from "./activity-panel";
import { type Overview, overviewQuery } from "./api";
import { Figures } from "./figures";
import { HealthPanel } from "./health-panel";
import { IssuesPanel } from "./issues-panel";
import { TodayPanel } from "./today-panel";
import { useOverviewWords } from "./words";
import { WorstPanel } from "./worst-panel";

const dashboard = getRouteApi("/dashboard");

export interface OverviewPageProps {
  /** Content of an organization without locations. */
  FirstSteps: ComponentType<{ canEdit: boolean }>;
  /** Performance of all locations in a period. */
  performance: ReactNode;
}

/** /dashboard. */
export function OverviewPage({ FirstSteps, performance }: OverviewPageProps) {
  const messages = useMessages();
  const words = useOverviewWords();
  useTitle(words.title);
  const { me } = dashboard.useRouteContext();
  const { data, error, isPending, isFetching, refetch } = useQuery(overviewQuery);
  const canEdit = may(me, "change_locations");
  return (
    <div className="flex flex-col gap-5 pb-16">
      <PageHeader title={words.title} subtitle={words.subtitle}>
        {data && data.locations.total > 0 && (
          <LinkButton
            href="/dashboard/locations"
            icon={<MapPin className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          >
            {words.all_locations}
          </LinkButton>
        )}
      </PageHeader>
      {isPending ? (
        <OverviewSkeleton />
      ) : !data ? (
        <Card>
          <EmptyState
            title={words.failed}
            text={problemText(error, messages)}
            actions={
              <Button isPending={isFetching} onPress={() => void refetch()}>
                {messages.ui.retry}
              </Button>
            }
          />
        </Card>
      ) : data.locations.total === 0 && me.is_limited ? (
        <Card>
          <EmptyState title={words.first.none_yours} text={words.first.none_yours_text} />
        </Card>
      ) : data.locations.total === 0 ? (
        <>
          <FirstSteps canEdit={canEdit} />
          {data.activity.length > 0 && <ActivityPanel activity={data.activity} />}
        </>
      ) : (
        <Filled overview={data} canEdit={canEdit} performance={performance} />
      )}
    </div>
  );
}

interface FilledProps {
  overview: Overview;
  canEdit: boolean;
  performance: ReactNode;
}

function Filled({ overview, canEdit, performance }: FilledProps) {
  return (
    <>
      <TodayPanel overview={overview} />
      <Figures locations={overview.locations} />
      <div className="grid gap-4 lg:grid-cols-3">
        <div className="min-w-0 lg:col-span-2">{performance}</div>
        <HealthPanel health={overview.health} />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <IssuesPanel issues={overview.issues} />
        <WorstPanel worst={overview.worst} canEdit={canEdit} />
      </div>
      {overview.activity.length > 0 && <ActivityPanel activity={overview.activity} />}
    </>
  );
}

/** Skeleton of the page. */
function OverviewSkeleton() {
  const words = useOverviewWords();
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <span role="status" className="sr-only">
        {words.loading}
      </span>
      <div className="@container">
        <div className="grid grid-cols-2 gap-3 @xl:grid-cols-4 @4xl:gap-4">
          {[0, 1, 2, 3].map((card) => (
            <StatCardSkeleton key={card} />
          ))}
        </div>
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        <Card className="h-76 p-5 lg:col-span-2">
          <Skeleton className="h-full w-full" />
        </Card>
        <Card className="h-76 p-5">
          <Skeleton className="h-full w-full" />
        </Card>
      </div>
    </div>
  );
}
