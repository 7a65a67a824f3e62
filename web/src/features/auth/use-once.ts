// Runs an effect once, because codes and links are valid once.
import { useEffect, useRef } from "react";

/** Runs `act` after the first render, and never again. */
export function useOnce(act: () => Promise<void>) {
  const has = useRef(false);
  useEffect(() => {
    if (has.current) return;
    has.current = true;
    void act();
  });
}
