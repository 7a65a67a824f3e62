// The list of campaigns.
import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useMay } from "@/lib/may";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { ListFailure } from "../list-failure";
import { MoreButton } from "../more-button";
import type { ChangeRequestsSearch } from "../use-search";
import { useRequestsWords } from "../words";
import { campaignsQuery } from "./api";
import { CampaignTable } from "./campaign-table";
import { useCampaignWords } from "./words";

const CONTACTS = "/dashboard/requests?tab=contacts";

/** The campaigns, or the reason why there are none. */
export function CampaignsTab({ onChange }: { onChange: ChangeRequestsSearch }) {
  const words = useCampaignWords();
  const shared = useRequestsWords();
  const may = useMay();
  const list = useInfiniteQuery(campaignsQuery);
  const campaigns = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isPending) return <CardSkeleton className="h-72" />;
  if (list.isError && campaigns.length === 0) {
    return <ListFailure error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (campaigns.length === 0) {
    return (
      <Card>
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          actions={
            may("manage_requests") && (
              <>
                <Button
                  variant="primary"
                  icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
                  onPress={() => onChange({ new: true })}
                >
                  {shared.new_campaign}
                </Button>
                <LinkButton href={CONTACTS}>{words.empty.contacts}</LinkButton>
              </>
            )
          }
        />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-3" aria-busy={list.isFetching}>
      <CampaignTable campaigns={campaigns} />
      <MoreButton list={list} />
    </div>
  );
}
