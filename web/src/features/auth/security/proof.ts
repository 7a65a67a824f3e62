// Fresh proof of identity, where the service requires one.
import { createContext, use } from "react";
import type { AuthFailure } from "../errors";

/** Error code with which the service requires one. */
const NEEDED = "reauthentication_needed";

/** Asks for proof; false when the user cancels. */
export const ProofContext = createContext<() => Promise<boolean>>(async () => false);

/** Returns a function that repeats an action after a proof if the service requires one. Null when the user cancels. */
export function useProof() {
  const ask = use(ProofContext);
  return async <T extends { error: AuthFailure | null }>(act: () => Promise<T>): Promise<T | null> => {
    const first = await act();
    if (first.error?.code !== NEEDED) return first;
    return (await ask()) ? act() : null;
  };
}
