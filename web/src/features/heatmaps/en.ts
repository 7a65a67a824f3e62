// Words of the list of heatmaps; loaded with it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const heatmaps = {
  title: "Heatmaps",
  subtitle: "Your rank on Google Maps, point by point around each location",
  new: "New heatmap",
  providers: { dataforseo: "DataForSEO", serpapi: "SerpApi" },
  filters: {
    label: "Filters",
    location: "Location",
    all_locations: "All locations",
    clear_location: "Show all locations",
    searching: "Searching…",
    nothing: "No locations found",
    keyword: "Keyword",
    any_keyword: "All keywords",
    sort: "Sort",
    sorts: { newest: "Newest first", keyword: "Keyword", solv: "Highest top-3 share" },
    dropped: "Dropped only",
    clear: "Clear filters",
  },
  /** Heading of a list that compares the locations of one keyword. */
  compared: (count: number, keyword: string) =>
    `${n(count)} ${plural("en", count, "location", "locations")} for “${keyword}”`,
  columns: {
    keyword: "Keyword",
    location: "Location",
    solv: "Top 3 (SoLV)",
    solv_help: "Share of local voice: the percentage of grid points where the business is in the top 3",
    atrp: "Avg. rank (ATRP)",
    atrp_help: "Average rank across all grid points, where points without the business count as 21",
    trend: "Trend",
    latest: "Last scan",
    schedule: "Schedule",
  },
  open: (keyword: string, location: string) => `${keyword}, ${location}`,
  grid: (size: number, radius: string) => `${size} × ${size}, ${radius}`,
  radius: (text: string, unit: "km" | "mi") => `${text} ${unit}`,
  no_scan: "Not scanned yet",
  no_figures: "No results yet",
  trend: (first: string, last: string) => `Top 3 in recent scans: from ${first} to ${last}`,
  verdicts: {
    real: (delta: string) => `${delta}, real`,
    maybe: (delta: string) => `${delta}, possibly real`,
    noise: "within noise",
    band: (delta: string, band: string) => `Changed by ${delta}. Changes of up to ${band} are normal.`,
    better: "Better",
    worse: "Worse",
  },
  schedules: {
    none: "Manual",
    daily: "Daily",
    weekly: "Weekly",
    fortnightly: "Every two weeks",
    monthly: "Monthly",
  },
  paused: (schedule: string) => `${schedule}, paused`,
  next: (date: string) => `Next: ${date}`,
  scanning: {
    queued: "Waiting to start",
    asking: "Scanning",
    progress: (done: string, total: string) => `${done} of ${total}`,
  },
  empty: {
    title: "No heatmaps yet",
    text: "Google ranks a business differently on every street. A heatmap checks your rank across a grid of points and shows where customers find you and where they don’t.",
    needs_key: "Scans use your own account with a rank provider, so you pay only what it charges.",
    integrations: "Add a rank provider",
    filtered_title: "No heatmaps match",
    filtered_text: "Try different filters.",
  },
  simulated: "Demo: ranks are simulated, and nothing is charged.",
  no_account: {
    title: "No rank provider is connected",
    text: "Scans need a key from a rank provider.",
  },
  load_failed: "The heatmaps couldn’t be loaded.",
  more: "Show more",
  of_location: {
    title: "Heatmaps",
    empty_title: "No heatmaps for this location",
    empty_text: "See how this location ranks on Google Maps, street by street.",
    all: "Open in Heatmaps",
  },
};
