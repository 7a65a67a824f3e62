// The page of one campaign.
import { CampaignPage } from "@/features/requests/campaigns/campaign-page";

/** /dashboard/requests/{id}. */
export function CampaignScreen() {
  return <CampaignPage />;
}
