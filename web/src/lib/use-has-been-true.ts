// Keeps lazily loaded parts mounted after their first use, so that exit animations can run.
import { useState } from "react";

/** Returns true from the first time that `isOn` is true. */
export function useHasBeenTrue(isOn: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(isOn);
  if (isOn && !hasBeenTrue) setHasBeenTrue(true);
  return hasBeenTrue || isOn;
}
