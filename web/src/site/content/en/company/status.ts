// The status page.
export const status = {
  meta: {
    title: "Status: how this instance is doing | Vitrine",
    description:
      "Live data from this Vitrine instance: whether it’s up, its version, how long it’s been running, and how many jobs and emails are queued.",
    name: "Status",
  },
  eyebrow: "Support",
  title: "Status",
  lead: "Live data from this instance. This page updates itself, so there’s no need to reload.",
  checking: "Checking…",
  states: {
    ok: "All systems operational",
    degraded: "Background jobs are delayed",
    down: "Database unavailable",
    away: "This instance isn’t responding",
  },
  explain: {
    ok: "The site, sign-in, dashboard, and API are up.",
    degraded: "The site and dashboard work. Imports, syncs, and emails are taking longer than usual.",
    down: "The site works, but sign-in and the dashboard don’t. Saved data is safe.",
    away: "Your connection may be down. This page will keep trying on its own.",
  },
  figures: {
    title: "Details",
    database: "Database",
    database_yes: "operational",
    database_no: "unavailable",
    version: "Version",
    uptime: "Uptime",
    jobs_waiting: "Jobs queued",
    jobs_running: "Jobs running",
    mails_waiting: "Emails queued",
    checked: "Last checked",
  },
  units: { day: "d", hour: "h", minute: "min", second: "s" },
  none: "none",
  script: "Live data needs JavaScript. Get it as JSON:",
  notes: {
    title: "Our targets",
    items: [
      { title: "99.9% availability", text: "Measured over a month, including planned maintenance." },
      {
        title: "Announced maintenance",
        text: "We email account holders at least 48 hours ahead and schedule it outside business hours.",
      },
      {
        title: "No lost data",
        text: "Your changes are saved to disk. Interrupted background jobs pick up where they left off.",
      },
    ],
  },
  cta: {
    title: "Having a problem that isn’t listed here?",
    text: "Tell us what you see, and include the version number shown above.",
    action: "Report a problem",
    subject: "A problem with this instance",
  },
};
