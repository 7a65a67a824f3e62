// Keyboard shortcuts: single keys or two in a row, never those a browser uses, never while someone types.
// The list that users read is in shortcut-list.ts.
import { useEffect, useEffectEvent } from "react";

/** Keys (as in KeyboardEvent.key) or sequences of two keys ("g l"), with their actions. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Milliseconds to wait for the second key of two. */
const PAUSE_MS = 1200;

const TYPING = "input, textarea, select, [contenteditable], [aria-haspopup=listbox]";

let first = { key: "", at: 0 };

/**
 * Binds shortcuts while the component is shown. Ignored in text fields, with modifiers, and behind an open dialog or menu;
 * with `overlay`, they work in the overlay of that name instead, while nothing is open over it.
 */
export function useShortcuts(shortcuts: Shortcuts, overlay?: string) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || !isOnTop(overlay)) return;
    const { key, timeStamp } = event;
    const isSecond = first.at !== timeStamp && timeStamp - first.at < PAUSE_MS;
    const act = (isSecond && shortcuts[`${first.key} ${key}`]) || shortcuts[key];
    // Each listener sees all keys, so all of them remember the first of two, even if only one waits for the second.
    if (Object.keys(shortcuts).some((keys) => keys.startsWith(`${key} `))) first = { key, at: timeStamp };
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Returns true when `overlay` is the only open one, or without a name, when none is open. */
function isOnTop(overlay: string | undefined): boolean {
  const open = [...document.querySelectorAll<HTMLElement>("[data-overlay]")];
  return overlay === undefined
    ? open.length === 0
    : open.length === 1 && open[0]?.dataset.overlay === overlay;
}

/** Letters also choose among the options of a closed select. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TYPING) !== null;
}
