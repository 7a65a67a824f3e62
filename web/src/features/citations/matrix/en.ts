// Words of the matrix of locations and directories, and of the page around it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const matrix = {
  label: "Listings by location and directory",
  location: "Location",
  legend: "Legend",
  legend_task: "Open task",
  legend_stale: "Profile changed since the last check",
  hint: "Hover over a cell, or move with the arrow keys. Press Enter to open it.",
  cell: (location: string, directory: string, state: string) => `${location}, ${directory}: ${state}`,
  no_directory: "Doesn’t apply to this location",
  loaded: (count: number) =>
    `Showing the first ${n(count)} ${plural("en", count, "location", "locations")}. Scroll for more.`,
  counts: (locations: number, directories: number) =>
    `${n(locations)} ${plural("en", locations, "location", "locations")}, ${n(directories)} ${plural("en", directories, "directory", "directories")}`,
  filters: {
    label: "Filters",
    search: "Search locations",
    search_placeholder: "Search locations…",
    label_filter: "Label",
    any_label: "All labels",
    group: "Group",
    any_group: "All groups",
    country: "Country",
    any_country: "All countries",
    sort: "Sort",
    sorts: { name: "Name", city: "City", score: "Lowest score" },
    states: "Filter by listing status",
    clear: "Clear filters",
  },
  audit: {
    button: "Check now",
    running: "Checking listings",
    queued: "The check is about to start",
    progress: (done: string, total: string) => `${done} of ${total}`,
    started: "The check has started. You can leave this page.",
    failed: "The check couldn’t be started.",
    last: (when: string) => `Last check: ${when}.`,
    stopped: "The last check stopped early. Start it again to continue.",
    help: (automatic: number, all: number) =>
      `${n(automatic)} of ${n(all)} ${plural("en", all, "directory", "directories")} can be checked automatically, and the rest with your help.`,
  },
  more: "More",
  download: "Download as CSV",
  download_failed: "The download failed.",
  plan: "Create tasks for errors and gaps",
  empty: {
    title: "No citations yet",
    text: "Directories copy each other, mistakes included. Add a location to see which directories list it and what they say.",
    add: "Add a location",
    filtered_title: "Nothing matches",
    filtered_text: "Try different filters.",
  },
  back: "All locations",
  of_location: {
    title: (name: string) => `Listings for ${name}`,
    listings: "Listings",
    gains: "Biggest gains",
    gain: {
      wrong: (directory: string, fields: string) => `Correct ${fields} on ${directory}`,
      missing: (directory: string) => `Get listed on ${directory}`,
    },
    gain_fields: {
      name: "the name",
      address: "the address",
      postcode: "the postal code",
      phone: "the phone number",
    },
    all_states: "All",
    none: "No directories apply to this location.",
    none_in_state: "No listings with this status.",
    open_page: "Open in Citations",
    differs: (fields: string) => `Differs: ${fields}`,
    search: "Search directories…",
    beyond_plan: (count: number) =>
      `${n(count)} other ${plural("en", count, "directory isn’t", "directories aren’t")} included in your plan.`,
  },
};
