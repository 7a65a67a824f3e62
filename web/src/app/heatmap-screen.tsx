// The page of one heatmap.
import { PanelPage } from "@/features/heatmaps/panel/page";

/** /dashboard/heatmaps/{id}. */
export function HeatmapScreen() {
  return <PanelPage />;
}
