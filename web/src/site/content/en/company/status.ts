// The status page.
export const status = {
  meta: {
    title: "Status: how this instance is right now | Vitrine",
    description:
      "Live figures of this Vitrine instance: whether it answers, its version, how long it has been running, jobs and letters that wait.",
    name: "Status",
  },
  eyebrow: "Support",
  title: "Status",
  lead: "Live from this instance, not from a page somebody has to update.",
  checking: "Looking…",
  states: {
    ok: "All systems work",
    degraded: "Background work is behind",
    down: "The database does not answer",
    away: "This instance does not answer",
  },
  explain: {
    ok: "Site, sign-in, dashboard and API answer.",
    degraded: "Site and dashboard work. Imports, syncs and letters take longer than usual.",
    down: "The site works; sign-in and dashboard do not. Nothing that was confirmed is lost.",
    away: "Perhaps your connection is interrupted. We try again by ourselves.",
  },
  figures: {
    title: "Figures",
    database: "Database",
    database_yes: "answers",
    database_no: "does not answer",
    version: "Version",
    uptime: "Running for",
    jobs_waiting: "Jobs waiting",
    jobs_running: "Jobs running",
    mails_waiting: "Letters waiting",
    checked: "Checked",
  },
  units: { day: "d", hour: "h", minute: "min", second: "s" },
  none: "none",
  script: "Live figures need JavaScript. The same figures as JSON:",
  notes: {
    title: "What we aim at",
    items: [
      { title: "99.9% availability", text: "Measured over a month, planned maintenance included." },
      {
        title: "Announced maintenance",
        text: "At least 48 hours before, by email to account holders, outside office hours.",
      },
      {
        title: "Nothing lost",
        text: "What was confirmed is on disk. Background work that is interrupted goes on where it stopped.",
      },
    ],
  },
  cta: {
    title: "Something is wrong and not shown here?",
    text: "Tell us what you see. It helps to name the version above.",
    action: "Report a problem",
    subject: "A problem with this instance",
  },
};
