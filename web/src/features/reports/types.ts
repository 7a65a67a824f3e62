// Types of reports as the server describes them.
export type Template = "executive" | "technical" | "client";
export type Compare = "previous" | "year" | "none";
export type ReportLanguage = "en" | "fr";
export type ReportState = "making" | "ready" | "failed";
export type SectionKind =
  | "summary"
  | "profile"
  | "rankings"
  | "reviews"
  | "sentiment"
  | "citations"
  | "health"
  | "requests"
  | "work_done"
  | "next";
export interface SectionChoice {
  kind: SectionKind;
  on: boolean;
}
export interface Period {
  from: string;
  to: string;
}
export interface LocationChoice {
  all?: boolean;
  label_id?: string | null;
  ids?: string[];
}
export interface ReportLocations {
  choice: "all" | "label" | "ids";
  label_id: string | null;
  count: number;
  names: string[];
}
export interface Report {
  id: string;
  title: string;
  template: Template;
  locations: ReportLocations;
  period: Period;
  compare: Compare;
  language: ReportLanguage;
  sections: SectionChoice[];
  note: string | null;
  state: ReportState;
  code: string | null;
  released: boolean;
  data_until: string | null;
  created_at: string;
  made_at: string | null;
  made_by: { id: string; name: string | null } | null;
  pages: number | null;
  schedule_id: string | null;
  shares: number;
  sends: number;
}
export type Unit = "count" | "percent" | "rating" | "rank" | "points" | "hours" | "text";
export interface Figure {
  key: string;
  label: string;
  value: number | null;
  before: number | null;
  change: number | null;
  trend: "up" | "down" | "same" | null;
  is_better: boolean | null;
  unit: Unit;
  shown: string;
  shown_change: string | null;
  source: string;
}
export interface Chart {
  kind: "line" | "bar";
  title: string;
  summary: string;
  unit: Unit;
  labels: string[];
  series: { name: string; is_before: boolean; values: (number | null)[] }[];
  marks: { at: number; label: string }[];
}
export interface ReportTable {
  title: string;
  columns: { title: string; unit: Unit }[];
  rows: { cells: { shown: string; value: number | null }[]; source: string | null }[];
}
export interface GridPoint {
  row: number;
  column: number;
  rank: number | null;
  is_absent: boolean;
}
export interface Grid {
  keyword: string;
  location: string;
  scanned_at: string;
  size: number;
  spacing_m: number;
  summary: string;
  points: GridPoint[];
  source: string;
}
export interface Quote {
  review_id: string;
  rating: number | null;
  written_at: string;
  site: string;
  location: string;
  author: string | null;
  text: string | null;
  reply: string | null;
  is_removed: boolean;
  source: string;
}
export interface Item {
  text: string;
  on: string | null;
  source: string;
}
export interface Section {
  kind: SectionKind;
  title: string;
  sentences: string[];
  figures: Figure[];
  chart: Chart | null;
  table: ReportTable | null;
  grids: Grid[];
  texts: Quote[];
  items: Item[];
  definitions: string[];
}
export interface Snapshot {
  version: number;
  organization: { name: string; logo: string | null; color: string | null };
  location_count: number;
  locations: { id: string; name: string; city: string }[];
  period: Period;
  previous: Period | null;
  data_until: string | null;
  gaps: string[];
  sections: Section[];
}
export interface ReportDetail extends Report {
  snapshot: Snapshot | null;
}
export interface NewReport {
  title?: string | null;
  template: Template;
  locations: LocationChoice;
  period: Period;
  compare: Compare;
  language: ReportLanguage;
  sections: SectionChoice[];
  note?: string | null;
}
export interface ReportPatch {
  title?: string;
  note?: string | null;
  released?: boolean;
}
export type Interval = "day" | "week" | "month";
export type SchedulePeriod = "last_day" | "last_week" | "last_month" | "last_30_days";
export type RunState = "making" | "waiting" | "sent" | "late" | "empty" | "failed";
export interface Recipient {
  email: string;
  language: ReportLanguage;
  is_stopped?: boolean;
}
export interface NewSchedule {
  name: string;
  template: Template;
  locations: LocationChoice;
  period: SchedulePeriod;
  compare: Compare;
  language: ReportLanguage;
  sections: SectionChoice[];
  note?: string | null;
  every: Interval;
  weekday?: number | null;
  day?: number | null;
  at: string;
  zone: string;
  recipients: Recipient[];
  subject?: string | null;
  text?: string | null;
  reply_to?: string | null;
  waits_for_comment: boolean;
  releases: boolean;
  paused: boolean;
}
export type SchedulePatch = Partial<NewSchedule>;
export interface Run {
  at: string;
  state: RunState;
  code: string | null;
  report_id: string | null;
}
export interface Schedule extends Omit<Required<NewSchedule>, "locations"> {
  id: string;
  locations: ReportLocations;
  location_ids: string[];
  next_run_at: string | null;
  last_run: Run | null;
}
export interface ReportSend {
  due_at: string;
  at: string;
  email: string | null;
  state: "sent" | "stopped" | "limited";
  report_id: string;
}
export interface Share {
  id: string;
  kind: "report";
  object_id: string;
  title: string;
  has_password: boolean;
  download: boolean;
  expires_at: string;
  opened: number;
  last_opened_at: string | null;
  created_at: string;
}
export interface NewShare {
  kind: "report";
  id: string;
  expires_in_days?: number;
  password?: string | null;
  download: boolean;
}
export interface CreatedShare extends Share {
  url: string;
}
