// Reports, schedules and links for tests.
import type { Figure, Report, ReportDetail, Schedule, Section, Share, Snapshot } from "./types";

/** A report of last month. */
export function report(changes: Partial<Report> = {}): Report {
  return {
    id: "r1",
    title: "Local visibility",
    template: "executive",
    locations: { choice: "all", label_id: null, count: 2, names: ["Old Town", "Mill Street"] },
    period: { from: "2026-10-01", to: "2026-10-31" },
    compare: "previous",
    language: "en",
    sections: [],
    note: null,
    state: "ready",
    code: null,
    released: false,
    data_until: "2026-10-29",
    created_at: "2026-11-02T08:00:00Z",
    made_at: "2026-11-02T08:00:00Z",
    made_by: { id: "u1", name: "Marie Laurier" },
    pages: 2,
    schedule_id: null,
    shares: 0,
    sends: 0,
    ...changes,
  };
}

/** A figure that rose. */
export function figure(changes: Partial<Figure> = {}): Figure {
  return {
    key: "calls",
    label: "Calls",
    value: 214,
    before: 173,
    change: 24,
    trend: "up",
    is_better: true,
    unit: "count",
    shown: "214",
    shown_change: "+24%",
    source: "/dashboard/locations",
    ...changes,
  };
}

/** A section without anything but its heading. */
export function section(changes: Partial<Section> = {}): Section {
  return {
    kind: "summary",
    title: "At a glance",
    sentences: [],
    figures: [],
    chart: null,
    table: null,
    grids: [],
    texts: [],
    items: [],
    definitions: [],
    ...changes,
  };
}

/** The data of a report with one section. */
export function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    version: 1,
    organization: { name: "Atelier Bakery", logo: null, color: null, accent: null },
    location_count: 2,
    locations: [
      { id: "l1", name: "Old Town", city: "Lyon" },
      { id: "l2", name: "Mill Street", city: "Lyon" },
    ],
    period: { from: "2026-10-01", to: "2026-10-31" },
    previous: { from: "2026-09-01", to: "2026-09-30" },
    data_until: "2026-10-29",
    gaps: [],
    sections: [section()],
    ...changes,
  };
}

/** A report with its data. */
export function detail(changes: Partial<ReportDetail> = {}): ReportDetail {
  return { ...report(), snapshot: snapshot(), ...changes };
}

/** A schedule whose last report waits for a comment. */
export function schedule(changes: Partial<Schedule> = {}): Schedule {
  return {
    id: "s1",
    name: "Monthly letter",
    template: "client",
    locations: { choice: "all", label_id: null, count: 2, names: [] },
    location_ids: [],
    period: "last_month",
    compare: "previous",
    language: "en",
    sections: [{ kind: "summary", on: true }],
    note: null,
    every: "month",
    weekday: null,
    day: 1,
    at: "08:00",
    zone: "Europe/Paris",
    recipients: [
      { email: "jeanne@atelier.example", language: "fr", is_stopped: false },
      { email: "marc@atelier.example", language: "en", is_stopped: true },
    ],
    subject: null,
    text: null,
    reply_to: null,
    waits_for_comment: true,
    releases: false,
    paused: false,
    next_run_at: "2026-12-01T07:00:00Z",
    last_run: { at: "2026-11-01T07:00:00Z", state: "waiting", code: "comment", report_id: "r1" },
    ...changes,
  };
}

/** A link that was opened. */
export function share(changes: Partial<Share> = {}): Share {
  return {
    id: "h1",
    kind: "report",
    object_id: "r1",
    title: "Local visibility",
    has_password: true,
    download: false,
    expires_at: "2036-02-01T00:00:00Z",
    opened: 3,
    last_opened_at: "2026-11-25T10:00:00Z",
    created_at: "2026-11-03T10:00:00Z",
    ...changes,
  };
}
