// Asking again who somebody is, where the service wants a recent proof.
import { createContext, use } from "react";
import type { AuthFailure } from "../errors";

/** How the service says that it wants one. */
const NEEDED = "reauthentication_needed";

/** Asks; false when nobody answered. */
export const ProofContext = createContext<() => Promise<boolean>>(async () => false);

/** Gives the way to do what may need a proof: asks for it where it does, and does it then. Null when nobody answered. */
export function useProof() {
  const ask = use(ProofContext);
  return async <T extends { error: AuthFailure | null }>(act: () => Promise<T>): Promise<T | null> => {
    const first = await act();
    if (first.error?.code !== NEEDED) return first;
    return (await ask()) ? act() : null;
  };
}
