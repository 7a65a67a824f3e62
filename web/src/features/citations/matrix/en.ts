// Words of the matrix of locations and directories, and of the page around it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const matrix = {
  label: "Listings by location and directory",
  location: "Location",
  legend: "Legend",
  legend_task: "Open task",
  legend_stale: "Profile changed since",
  hint: "Point at a cell, or move with the arrow keys. Enter opens it.",
  cell: (location: string, directory: string, state: string) => `${location}, ${directory}: ${state}`,
  no_directory: "Doesn’t apply to this location",
  loaded: (count: number) =>
    `The first ${n(count)} ${plural("en", count, "location", "locations")}. Scroll for more.`,
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
    states: "Show locations with a listing that is",
    clear: "Clear filters",
  },
  audit: {
    button: "Check now",
    running: "Checking listings",
    queued: "The check is about to start",
    progress: (done: string, total: string) => `${done} of ${total}`,
    started: "The check has started. You can leave the page.",
    failed: "The check couldn’t be started.",
    last: (when: string) => `Last check: ${when}.`,
    stopped: "The last check stopped before its end. Start it again to continue.",
    help: (automatic: number, all: number) =>
      `${n(automatic)} of ${n(all)} ${plural("en", all, "directory", "directories")} can be checked automatically, the others with your help.`,
  },
  more: "More",
  download: "Download as CSV",
  download_failed: "The download failed.",
  plan: "Create tasks for errors and gaps",
  empty: {
    title: "No citations yet",
    text: "Directories copy each other, mistakes included. Add a location, and see in which directories it’s listed and what they say.",
    add: "Add a location",
    filtered_title: "Nothing matches",
    filtered_text: "Choose other filters.",
  },
  back: "All locations",
  of_location: {
    title: (name: string) => `Listings of ${name}`,
    listings: "Listings",
    gains: "What helps most",
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
    none: "No directory applies to this location.",
    none_in_state: "No listing is in this state.",
    open_page: "Open in Citations",
    differs: (fields: string) => `Differs: ${fields}`,
    search: "Search directories…",
    beyond_plan: (count: number) =>
      `Your plan leaves out ${n(count)} further ${plural("en", count, "directory", "directories")}.`,
  },
};
