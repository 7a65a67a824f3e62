// Parameters of the landing address: read once, then removed from the address and the history.
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Landing, readLanding } from "./landing";

const LANDING_PARAMS = ["code", "error", "error_code", "error_description", "sb", "linked"];

/** Way in which the visitor arrived. */
export function useLanding(): Landing {
  const { history } = useRouter();
  const [landing] = useState(() => readLanding(history.location.search, history.location.hash));
  useEffect(() => {
    if (landing.kind === "nothing") return;
    const { pathname, search } = history.location;
    const remaining = new URLSearchParams(search);
    for (const name of LANDING_PARAMS) remaining.delete(name);
    history.replace(remaining.size > 0 ? `${pathname}?${remaining}` : pathname);
  }, [history, landing]);
  return landing;
}
