// Shows the status of this instance, refreshed every 15 seconds while visible.

interface Status {
  state: "ok" | "degraded" | "down";
  version: string;
  uptime_seconds: number;
  database: boolean;
  jobs_waiting: number | null;
  jobs_running: number | null;
  mails_waiting: number | null;
  checked_at: string;
}

interface Words {
  states: Record<string, string>;
  explain: Record<string, string>;
  yes: string;
  no: string;
  none: string;
  checked: string;
  units: { day: string; hour: string; minute: string; second: string };
}

const POLL_MS = 15_000;

/** Enhances the figures. */
export default function status(part: HTMLElement) {
  const words: Words = JSON.parse(part.dataset.words ?? "{}");
  const language = document.documentElement.lang;
  const write = (selector: string, text: string) => {
    const element = part.querySelector(selector);
    // Screen readers announce a status again when it is written again, even unchanged.
    if (element && element.textContent !== text) element.textContent = text;
  };
  const number = (value: number | null) =>
    value === null ? "–" : value === 0 ? words.none : value.toLocaleString(language);

  const look = async () => {
    if (document.hidden) return;
    const answer = await fetch("/api/v1/status").catch(() => null);
    const now: Status | null = answer?.ok ? await answer.json().catch(() => null) : null;
    const state = now?.state ?? "away";
    part.dataset.state = state;
    write(".status-title", words.states[state] ?? "");
    write(".status-text", words.explain[state] ?? "");
    if (!now) return;
    write("[data-figure=database]", now.database ? words.yes : words.no);
    write("[data-figure=version]", now.version);
    write("[data-figure=uptime]", duration(now.uptime_seconds, words.units));
    for (const name of ["jobs_waiting", "jobs_running", "mails_waiting"] as const) {
      write(`[data-figure=${name}]`, number(now[name]));
    }
    const time = new Date(now.checked_at).toLocaleTimeString(language);
    write(".status-checked", `${words.checked} ${time}`);
  };
  void look();
  setInterval(() => void look(), POLL_MS);
}

/** The two largest units of a time: "3 d 4 h". */
function duration(seconds: number, units: Words["units"]): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), units.day],
    [Math.floor(seconds / 3_600) % 24, units.hour],
    [Math.floor(seconds / 60) % 60, units.minute],
    [seconds % 60, units.second],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first < 0 ? 3 : first, (first < 0 ? 3 : first) + 2)
    .map(([count, unit]) => `${count}\u00a0${unit}`)
    .join(" ");
}
