// Settings > Integrations: accounts at other services, each by its feature.
import { DraftingSection } from "@/features/drafting/integration/drafting-section";
import { IntegrationsSection } from "@/features/heatmaps/integrations/integrations-section";

/** The sections below each other. */
export function IntegrationsScreen() {
  return (
    <div className="flex flex-col gap-8">
      <IntegrationsSection />
      <DraftingSection />
    </div>
  );
}
