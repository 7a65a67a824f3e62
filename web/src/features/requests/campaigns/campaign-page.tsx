// Page of a campaign: progress, results and recipients.
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ApiError } from "@/lib/api";
import { useTitle } from "@/lib/title";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/empty-state";
import { BackLink, LinkButton } from "@/ui/link";
import { pageTitleClass } from "@/ui/page-header";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import { ListFailure } from "../list-failure";
import type { CampaignDetail } from "../types";
import { campaignQuery } from "./api";
import { CampaignActions } from "./campaign-actions";
import { CampaignFacts } from "./campaign-facts";
import { CampaignFigures } from "./campaign-figures";
import { CampaignParts } from "./campaign-parts";
import { Recipients } from "./recipients";
import { CampaignBadge } from "./state-badge";
import { useCampaignWords } from "./words";

const LIST = "/dashboard/requests";
const route = getRouteApi("/dashboard/requests/$id");

/** /dashboard/requests/{id}. */
export function CampaignPage() {
  const words = useCampaignWords();
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(campaignQuery(id));
  useTitle(data?.name ?? words.columns.name);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="flex flex-col gap-4 pb-16">
      <BackLink href={LIST}>{words.back}</BackLink>
      {data ? (
        <Campaign campaign={data} />
      ) : isGone ? (
        <Card>
          <EmptyState
            title={words.not_found}
            text={words.not_found_text}
            actions={<LinkButton href={LIST}>{words.back}</LinkButton>}
          />
        </Card>
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-4" aria-busy="true">
          <Skeleton className="h-9 w-72 max-w-full" />
          <CardSkeleton className="h-28" />
          <CardSkeleton className="h-72" />
        </div>
      )}
    </div>
  );
}

function Campaign({ campaign }: { campaign: CampaignDetail }) {
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className={cx("min-w-0 break-words", pageTitleClass)}>
            <bdi>{campaign.name}</bdi>
          </h1>
          <CampaignBadge state={campaign.state} />
        </div>
        <CampaignActions campaign={campaign} />
      </header>
      <CampaignFigures campaign={campaign} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Recipients id={campaign.id} counts={campaign.counts} />
        <div className="flex flex-col gap-4 max-lg:order-first">
          <CampaignFacts campaign={campaign} />
          <CampaignParts campaign={campaign} />
        </div>
      </div>
    </>
  );
}
