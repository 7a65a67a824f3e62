// Seconds that run down.
import { useEffect, useState } from "react";

/** The seconds left, and the way to start over. */
export function useCountdown(initial = 0): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + initial * 1000);
  const [left, setLeft] = useState(initial);
  useEffect(() => {
    // By the clock, not by counting: a tab in the background is woken late.
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return [left, (seconds) => setEnd(Date.now() + seconds * 1000)];
}
