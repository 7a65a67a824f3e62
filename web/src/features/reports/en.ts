// Words of the list of reports; loaded with it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const reports = {
  title: "Reports",
  subtitle: "What changed, why, and what’s next, in words your readers understand",
  new: "New report",
  new_schedule: "New schedule",
  /** The settings that concern readers outside the organization. */
  clients: {
    label: "Brand and client settings",
    brands: "Logo, colors, and sender",
    portal: "Client portal",
    domains: "Your own domain",
  },
  tabs_label: "Reports and schedules",
  tabs: { reports: "Reports", schedules: "Schedules" },
  templates: {
    executive: "Executive summary",
    technical: "Technical analysis",
    client: "Client-friendly",
  },
  languages: { en: "English", fr: "French" },
  sections: {
    summary: "Summary",
    profile: "Google profile",
    rankings: "Rankings",
    reviews: "Reviews",
    sentiment: "What customers mention",
    citations: "Citations",
    health: "Profile health",
    requests: "Review requests",
    work_done: "Work done",
    next: "What’s next",
  },
  filters: {
    label: "Filters",
    search: "Search reports",
    location: "Location",
    all_locations: "All locations",
    clear_location: "Show all locations",
    searching: "Searching…",
    nothing: "No locations found",
    template: "Template",
    any_template: "All templates",
    clear: "Clear filters",
  },
  columns: {
    title: "Report",
    template: "Template",
    locations: "Locations",
    period: "Period",
    made: "Created",
    readers: "Readers",
  },
  /** Names of the first locations, and the number of others. */
  and_more: (names: string, count: number) => `${names} and ${n(count)} more`,
  locations: (count: number) => `${n(count)} ${plural("en", count, "location", "locations")}`,
  /** Plural for two or more. */
  all_locations: (count: number) => `All ${n(count)} locations`,
  states: { making: "Generating", failed: "Failed" },
  released: "Released",
  draft: "Not released",
  draft_help: "Clients can’t see it in the dashboard yet.",
  released_help: "Clients with access to these locations can see it in the dashboard.",
  shared: (count: number) => `${n(count)} ${plural("en", count, "link", "links")}`,
  sent: (count: number) => `sent to ${n(count)}`,
  scheduled: "Created by a schedule",
  empty: {
    title: "No reports yet",
    text: "A report turns a month of data into two pages people actually read: what changed, what you did, and what’s next.",
    picture: "The first page of a report: three metrics, one chart, and two sentences",
    filtered_title: "No reports match",
    filtered_text: "Try different filters.",
    client_title: "No reports yet",
    client_text: "Reports on your locations appear here once they’re released to you.",
  },
  problems: {
    plan_limit:
      "Your plan doesn’t allow reports this often. Choose a less frequent schedule, or see Settings > Plan.",
    too_many_reports: "Several reports are still being generated. Try again once some are ready.",
    too_many_schedules: "You’ve reached the schedule limit. Delete one first.",
    report_not_ready: "The report isn’t ready yet.",
    scan_not_ready: "This scan has no results to share.",
    report_not_waiting: "This report is no longer waiting. It may already be on its way.",
  },
  load_failed: "The reports couldn’t be loaded.",
  more: "Show more",
  of_location: {
    title: "Reports",
    all: "All reports for this location",
    none: "No reports for this location yet.",
  },
};
