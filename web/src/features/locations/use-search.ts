// The address of the locations page as state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { LocationsSearch } from "./search";

const ROUTE = "/dashboard/locations";
const TYPING_MS = 120;

/** Changes part of the address; `undefined` takes a part out. `replace` leaves no step for the Back button. */
export type ChangeSearch = (patch: Partial<LocationsSearch>, options?: { replace?: boolean }) => void;

/** Returns the search in the URL, and a function that changes it. */
export function useLocationsSearch(): [LocationsSearch, ChangeSearch] {
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const change = useCallback<ChangeSearch>(
    (patch, options) =>
      void navigate({
        search: (before) => ({ ...before, ...patch }),
        replace: options?.replace,
        resetScroll: false,
      }),
    [navigate],
  );
  return [search, change];
}

/**
 * The text of a box whose value lives in the address: shown at once, committed when typing rests.
 * A change from outside (Back, Clear Filters) wins over what was typed.
 */
export function useTypedText(
  value: string,
  commit: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const send = useEffectEvent(() => {
    const next = text.trim();
    if (next === sent) return;
    setSent(next);
    commit(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke starts the wait anew
  useEffect(() => {
    const timer = setTimeout(send, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
