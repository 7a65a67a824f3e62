// Words on the paper of a report, in the language of the report.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const sheet = {
  templates: {
    executive: "Executive summary",
    technical: "Technical analysis",
    client: "Your report",
  },
  /** Short names of the sections. */
  names: {
    summary: "Summary",
    profile: "Google profile",
    rankings: "Rankings",
    reviews: "Reviews",
    sentiment: "Topics",
    citations: "Directories",
    health: "Profile health",
    requests: "Review requests",
    work_done: "Work done",
    next: "What’s next",
  },
  locations: (count: number) => `${n(count)} ${plural("en", count, "location", "locations")}`,
  and_more: (names: string, count: number) => `${names} and ${n(count)} more`,
  compared: (period: string) => `Compared with ${period}`,
  data_until: (date: string) => `Data through ${date}`,
  made: (date: string) => `Data as of ${date}`,
  gaps: "About the data",
  before: (value: string) => `${value} before`,
  same: "No change",
  more: (change: string) => `Up ${change}`,
  fewer: (change: string) => `Down ${change}`,
  unknown: "No data",
  source: (label: string) => `${label}: open the data behind this number`,
  period_before: "Previous period",
  date: "Date",
  value: "Value",
  marks: "Work done",
  marks_count: (count: number) => `Work logged on ${n(count)} ${plural("en", count, "day", "days")}`,
  mark: (date: string, text: string) => `${date}: ${text}`,
  hours: (value: string) => `${value} h`,
  all_rows: (count: number) => `Show all rows (${n(count)})`,
  grid: {
    rank: (rank: string) => `rank ${rank}`,
    absent: "not in the top 20",
    missing: "no response",
    row: (number: number) => `Row ${n(number)}`,
    column: (number: number) => `Column ${n(number)}`,
    best: "1st",
    worst: "9th or lower",
    over: "Not in the top 20",
  },
  stars: (rating: string) => `${rating} out of 5`,
  erased: "This text was deleted.",
};
