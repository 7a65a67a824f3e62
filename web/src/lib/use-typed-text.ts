// Text of an input whose value is a search parameter.
import { useEffect, useEffectEvent, useState } from "react";

const TYPING_MS = 120;

/**
 * Text of a field whose value is a search parameter: shown immediately, committed after a pause. An outside change
 * (Back, Clear Filters) replaces the typed text.
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
