// The choice that Enter takes, while the focus stays in the search field.
import { type KeyboardEvent, useState } from "react";
import type { Choice } from "./sections";

/** Returns the active choice: the first of each text until the arrows, the page keys or the pointer move it. */
export function useActive(choices: readonly Choice[], query: string, choose: (choice: Choice) => void) {
  const [{ query: lastQuery, id }, setState] = useState({ query, id: "" });
  const at = lastQuery === query ? choices.findIndex((choice) => choice.id === id) : -1;
  const index = Math.max(at, 0);
  const active = choices[index];
  const setActive = (next: string) => {
    if (next !== active?.id) setState({ query, id: next });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event, index, choices.length);
    if (step !== null) {
      event.preventDefault();
      const next = choices[step];
      if (next) setActive(next.id);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      choose(active);
    }
  };
  return { active, setActive, onKeyDown };
}

/** Returns the index that a key moves to from `index`; null for the keys of the text box. */
export function stepOf({ key }: Pick<KeyboardEvent, "key">, index: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowUp":
      return (index - 1 + count) % count;
    case "PageDown":
      return Math.min(index + 8, count - 1);
    case "PageUp":
      return Math.max(index - 8, 0);
    default:
      return null;
  }
}
