// Reports activity to the server, and ends the session of an idle user.
import { useCallback, useEffect, useRef, useState } from "react";
import { sessionOf } from "@/features/auth/token-claims";
import { api } from "@/lib/api";
import { currentSession, signOut } from "@/lib/auth";
import { expectIdleEnd, sayIdleEnd, standing } from "@/lib/idle";

/** Events that count as activity. Live events, timers and requests do not. */
const ACTS = ["pointerdown", "pointermove", "keydown", "wheel"] as const;
/** Minimum interval of reports to the server. */
const REPORT_INTERVAL_MS = 60_000;
/** Minimum interval of reports to the other windows. */
const SHARE_INTERVAL_MS = 1_000;

interface Shared {
  session: string | undefined;
  at: number;
}

/**
 * Watches the user's activity while the shell is mounted. `limit` is the idle timeout in milliseconds; null turns it
 * off. Returns the remaining seconds while the warning is due, and the function that keeps the user signed in.
 */
export function useIdleSignOut(limit: number | null) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const last = useRef(Date.now());
  const lastReport = useRef(0);
  const isWarned = useRef(false);
  const act = useRef<() => void>(() => undefined);

  useEffect(() => {
    const channel = new BroadcastChannel("vitrine.activity");
    const session = currentSession().then((current) => sessionOf(current?.access_token ?? ""));
    let shared = 0;
    let reportTimer: number | undefined;

    const report = () => {
      window.clearTimeout(reportTimer);
      reportTimer = undefined;
      lastReport.current = Date.now();
      // A failed report is repeated with the next key; a session that has ended meanwhile ends here too.
      void api.POST("/api/v1/session/activity").catch(() => undefined);
    };
    const note = () => {
      const now = Date.now();
      last.current = now;
      const wait = lastReport.current + REPORT_INTERVAL_MS - now;
      if (wait <= 0) report();
      else reportTimer ??= window.setTimeout(report, wait);
      if (now - shared < SHARE_INTERVAL_MS) return;
      shared = now;
      void session.then((id) => channel.postMessage({ session: id, at: now } satisfies Shared));
    };
    const look = () => {
      if (limit === null) return;
      const now = standing(last.current, limit, Date.now());
      expectIdleEnd(last.current + limit);
      isWarned.current = now.kind === "warned";
      setSeconds(now.kind === "warned" ? now.seconds : null);
      if (now.kind !== "over") return;
      stop();
      sayIdleEnd();
      void signOut();
    };
    // Activity after the limit is ignored; during the warning only the button counts.
    const onAct = () => {
      look();
      if (!isWarned.current && !stopped) note();
    };
    channel.onmessage = ({ data }: MessageEvent<Shared>) =>
      void session.then((id) => {
        if (data.session !== id || data.at <= last.current) return;
        last.current = data.at;
        look();
      });
    act.current = () => {
      note();
      look();
    };
    let stopped = false;
    const ticks = limit === null ? undefined : window.setInterval(look, 1_000);
    const stop = () => {
      stopped = true;
      window.clearInterval(ticks);
      window.clearTimeout(reportTimer);
      for (const name of ACTS) window.removeEventListener(name, onAct, { capture: true });
      document.removeEventListener("visibilitychange", look);
    };
    for (const name of ACTS) window.addEventListener(name, onAct, { capture: true, passive: true });
    document.addEventListener("visibilitychange", look);
    look();
    // Opening a window is doing something, where that counts.
    if (limit !== null && !stopped && last.current > lastReport.current) report();
    return () => {
      stop();
      channel.close();
      expectIdleEnd(null);
      setSeconds(null);
    };
  }, [limit]);

  return { seconds, stay: useCallback(() => act.current(), []) };
}
