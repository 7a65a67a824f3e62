// For parts that are loaded at their first use and then stay, so that they can also leave gracefully.
import { useState } from "react";

/** True from the first time `isOn` is true. */
export function useEver(isOn: boolean): boolean {
  const [ever, setEver] = useState(isOn);
  if (isOn && !ever) setEver(true);
  return ever || isOn;
}
