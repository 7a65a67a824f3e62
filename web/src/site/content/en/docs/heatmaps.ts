// Documentation of heatmaps: keys, costs, and what the figures mean.
import { h2, list, p, steps, table } from "../../types/blocks";

export const heatmaps = {
  meta: {
    name: "Heatmaps",
    title: "Heatmaps: keys, costs, and metrics | Vitrine docs",
    description:
      "How to create a heatmap of your Google Maps ranks and get a key from a rank provider, what a scan costs, and what SoLV, ATRP, and noise mean.",
  },
  title: "Heatmaps",
  lead: "See where customers find you on Google Maps, point by point, and whether a change is real.",
  blocks: [
    h2("Create a heatmap"),
    steps(
      "Open [Heatmaps](app:/dashboard/heatmaps) and choose **New heatmap**. You need to be a manager, admin, or owner.",
      "Choose a location and up to 20 keywords. Each keyword gets its own heatmap.",
      "Choose the kind of area, the radius, and the grid. The map shows the grid points. Drag the pin if your customers are somewhere else.",
      "Choose how often to repeat the scan. You’ll see the number of points, the maximum price, and the duration before you spend anything.",
      "Choose **Scan**. Results appear as responses come in. You can leave the page at any time.",
    ),
    p(
      "A heatmap’s settings never change, so its scans stay comparable. If you want a different grid or radius, create a new heatmap.",
    ),
    h2("Get a key"),
    p(
      "Vitrine gets the results for each grid point from a rank provider, using your own account. The provider bills you directly. Add the key in [Settings, Integrations](app:/dashboard/settings/integrations). You need to be an admin or owner.",
    ),
    list(
      "**DataForSEO** is prepaid, with no subscription. Create an account, add funds, and copy the API login and API password from API Access. The API password isn’t the one you sign in with.",
      "**SerpApi** is a subscription and includes some free searches each month. Copy the key from API Key.",
    ),
    p(
      "Vitrine checks the key before saving it, stores it encrypted, and never shows it again. Use **Test** at any time to check the key and your remaining balance.",
    ),
    h2("What a scan costs"),
    p(
      "A scan needs one response per point, plus three more to measure the noise. A 7 × 7 grid has 49 points and needs up to 52 responses. The price per response is shown in [Settings, Integrations](app:/dashboard/settings/integrations).",
    ),
    table(
      "Maximum price of one scan with DataForSEO",
      ["Grid", "Responses", "Economy, $0.0006", "Fast, $0.002"],
      ["5 × 5", "28", "$0.02", "$0.06"],
      ["7 × 7", "52", "$0.04", "$0.11"],
      ["9 × 9", "84", "$0.06", "$0.17"],
      ["13 × 13", "172", "$0.11", "$0.35"],
    ),
    p(
      "The monthly cap limits the total cost of all scans. A scan that could exceed it won’t start. In a demo, ranks are simulated and nothing is charged.",
    ),
    h2("What the metrics mean"),
    table(
      "Scan metrics",
      ["Metric", "Meaning"],
      ["SoLV, share of local voice", "Percentage of grid points where you rank in the top 3"],
      [
        "ATRP, average total rank",
        "Average rank across all grid points, counting 21 wherever you don’t appear",
      ],
      ["ARP, average rank where found", "Average rank across the grid points where you rank in the top 20"],
      ["Found in", "Number of grid points where you rank in the top 20"],
      [
        "Visibility",
        "Average of these values: 100 for ranks 1 to 3, 70 for 4 to 10, 40 for 11 to 20, and 0 otherwise",
      ],
      ["Center", "Your rank at the center of the grid"],
      ["Coverage", "Percentage of points with a valid response"],
    ),
    p(
      "Ads don’t count toward your rank. A point without a valid response is left out of every metric and never counts as a bad rank.",
    ),
    h2("Real changes vs. noise"),
    p(
      "Google’s results vary even when nothing has changed. Each scan checks three points twice, and Vitrine learns from earlier scans how much results usually vary. Only a larger change is marked as **real** and gets an arrow. All other changes appear in gray and are marked **within noise**. The more scans you have, the smaller the changes Vitrine can recognize.",
    ),
    p(
      "You’ll get a notification when a rank really drops. You can turn on emails in [Settings, Notifications](app:/dashboard/settings/notifications).",
    ),
    h2("Download a scan"),
    p(
      "**Download or share** above the map offers an image for your slides (PNG), a table (CSV), and a file for maps (GeoJSON). The image shows the points, the legend, and the main metrics with their changes. It has no street map, and it doesn’t mark the center if the location hides its address.",
    ),
    h2("Share a scan"),
    p(
      "**Download or share**, then **Share…**, creates a link for people without an account. You need to be a manager, admin, or owner. The page shows the scan as it is when you share it: the image, the main metrics, the competitors, and how to read them, with your logo and color, in English or French. It shows no street map and no coordinates.",
    ),
    p(
      "A link expires after 90 days unless you choose otherwise, can require a password, and stops working as soon as you revoke it. It also stops working when the heatmap or its location is deleted. The same dialog lists the links to a scan, with the number of times each was opened.",
    ),
    h2("Adaptive scans"),
    p(
      "With 11 × 11 points or more, an adaptive scan first checks every other point, then only the areas where ranks change. It needs about a third fewer responses. The points in between are estimates. They’re hollow and marked with a “≈” sign.",
    ),
  ],
} as const;
