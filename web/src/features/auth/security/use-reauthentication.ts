// Reauthentication before an action, when the auth service requires it.
import { createContext, use } from "react";
import type { AuthFailure } from "../errors";

/** Error code of actions that require reauthentication. */
const REAUTHENTICATION_NEEDED = "reauthentication_needed";

/** Asks the user to reauthenticate; false when the user cancels. */
export const ReauthenticationContext = createContext<() => Promise<boolean>>(async () => false);

/** Returns a function that repeats an action after reauthentication if needed; null when the user cancels. */
export function useReauthentication() {
  const ask = use(ReauthenticationContext);
  return async <T extends { error: AuthFailure | null }>(act: () => Promise<T>): Promise<T | null> => {
    const first = await act();
    if (first.error?.code !== REAUTHENTICATION_NEEDED) return first;
    return (await ask()) ? act() : null;
  };
}
