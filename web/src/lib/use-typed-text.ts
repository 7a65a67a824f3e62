// Text of an input whose value is a search parameter.
import { useEffect, useEffectEvent, useState } from "react";

const TYPING_MS = 120;

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
