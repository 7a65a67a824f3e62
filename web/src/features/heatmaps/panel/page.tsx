// The page of a panel: its map, its figures, and its history.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { useTitle } from "@/lib/title";
import { useLast } from "@/lib/use-last";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { BackLink, LinkButton } from "@/ui/link";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import { livePanelQuery, liveScansQuery } from "./api";
import { PanelView } from "./panel-view";
import { usePanelSearch } from "./use-search";
import { usePanelWords } from "./words";

const LIST = "/dashboard/heatmaps";

/** /dashboard/heatmaps/{id}. */
export function PanelPage() {
  const words = usePanelWords();
  const messages = useMessages();
  const { id } = usePanelSearch();
  const panel = useQuery(livePanelQuery(id));
  const scans = useQuery(liveScansQuery(id));
  // The panel before stays until the next one is complete, so that the map keeps its view.
  const complete = useMemo(
    () => (panel.data && scans.data ? { panel: panel.data, scans: scans.data.items } : null),
    [panel.data, scans.data],
  );
  const lastPanel = useLast(complete);
  useTitle(panel.data?.keyword ?? words.all);
  const error = panel.error ?? scans.error;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="flex flex-col gap-4 pb-16">
      <BackLink href={LIST}>{words.all}</BackLink>
      {lastPanel && !isGone && (complete || !error) ? (
        <PanelView {...lastPanel} />
      ) : error ? (
        <Card>
          {isGone ? (
            <EmptyState
              title={words.gone}
              text={words.gone_text}
              actions={<LinkButton href={LIST}>{words.all}</LinkButton>}
            />
          ) : (
            <EmptyState
              title={words.failed}
              text={problemText(error, messages)}
              actions={
                <Button
                  isPending={panel.isFetching || scans.isFetching}
                  onPress={() => void Promise.all([panel.refetch(), scans.refetch()])}
                >
                  {messages.ui.retry}
                </Button>
              }
            />
          )}
        </Card>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  return (
    <>
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <CardSkeleton className="h-[36rem]" />
    </>
  );
}
