// Documentation of heatmaps: keys, costs, and what the figures mean.
import { h2, list, p, steps, table } from "../../types/blocks";

export const heatmaps = {
  meta: {
    name: "Heatmaps",
    title: "Heatmaps: keys, costs, and figures | Vitrine docs",
    description:
      "How to create a heatmap of your Google Maps ranks, get a key from a rank provider, what a scan costs, and what SoLV, ATRP, and noise mean.",
  },
  title: "Heatmaps",
  lead: "See where customers find you on Google Maps, point by point, and whether a change is real.",
  blocks: [
    h2("Create a heatmap"),
    steps(
      "Open [Heatmaps](app:/dashboard/heatmaps) and choose **New heatmap**. You need to be a manager, admin, or owner.",
      "Choose a location and up to 20 keywords. Each keyword gets a heatmap of its own.",
      "Choose the kind of area, the radius, and the grid. The map shows the points. Drag the pin if your customers are somewhere else.",
      "Choose how often to repeat the scan. You see the points, the maximum price, and the duration before anything is spent.",
      "Choose **Scan**. The points appear as their answers arrive, and you can leave the page.",
    ),
    p(
      "The settings of a heatmap never change, so that its scans can be compared. Another grid or radius is another heatmap.",
    ),
    h2("Get a key"),
    p(
      "Vitrine asks a rank provider for the results at each point, with your own account there. The provider charges you directly. Add the key in [Settings, Integrations](app:/dashboard/settings/integrations). You need to be an admin or owner.",
    ),
    list(
      "**DataForSEO** is prepaid and has no subscription. Create an account, add money, and copy the API login and API password from API Access. The password differs from the one you sign in with.",
      "**SerpApi** is a subscription and includes some free searches each month. Copy the key from API Key.",
    ),
    p(
      "Vitrine checks the key before it’s saved, stores it encrypted, and never shows it again. **Test** checks it at any time and reads the money left.",
    ),
    h2("What a scan costs"),
    p(
      "A scan needs one answer per point, and three more that measure the noise. A 7 × 7 grid is 49 points and at most 52 answers. The price per answer is shown in [Settings, Integrations](app:/dashboard/settings/integrations).",
    ),
    table(
      "Maximum price of one scan with DataForSEO",
      ["Grid", "Answers", "Economy, $0.0006", "Fast, $0.002"],
      ["5 × 5", "28", "$0.02", "$0.06"],
      ["7 × 7", "52", "$0.04", "$0.11"],
      ["9 × 9", "84", "$0.06", "$0.17"],
      ["13 × 13", "172", "$0.11", "$0.35"],
    ),
    p(
      "The monthly cap limits what all scans cost together. A scan that could exceed it is refused before it starts. In a demo, ranks are simulated and nothing is charged.",
    ),
    h2("What the figures mean"),
    table(
      "Figures of a scan",
      ["Figure", "Meaning"],
      ["SoLV, share of local voice", "Percentage of points where you’re in the top 3"],
      ["ATRP, average total rank", "Mean rank over all points. A point without you counts as 21"],
      ["ARP, average rank where found", "Mean rank over the points where you’re in the top 20"],
      ["Found in", "Number of points where you’re in the top 20"],
      ["Visibility", "Mean of 100 for ranks 1 to 3, 70 for 4 to 10, 40 for 11 to 20, and 0"],
      ["Center", "Your rank at the center of the grid"],
      ["Coverage", "Percentage of points with a valid answer"],
    ),
    p(
      "Ads don’t count as ranks. A point without a valid answer is left out of every figure, and never counts as a bad rank.",
    ),
    h2("Real changes and noise"),
    p(
      "Google’s answers vary, even when nothing has changed. Vitrine reads three points twice in each scan and learns from earlier scans how large these differences usually are. Only a change beyond that is marked as **real** and gets an arrow. The others are shown in gray as within noise. With more scans, smaller changes can be recognized.",
    ),
    p(
      "When a rank really drops, the bell shows a notification. You choose emails in [Settings, Notifications](app:/dashboard/settings/notifications).",
    ),
    h2("Adaptive scans"),
    p(
      "From 11 × 11 points, an adaptive scan asks first from every second point, then only where ranks change. It needs about a third fewer answers. The points between are estimates, drawn hollow with “≈”.",
    ),
  ],
} as const;
