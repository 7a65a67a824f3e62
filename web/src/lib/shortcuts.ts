// Keyboard shortcuts: single keys, never those a browser uses, never while someone types.
import { useEffect, useEffectEvent } from "react";

/** Keys (as in KeyboardEvent.key) and what they do. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Binds shortcuts while the component is shown. Ignored in text fields, with modifiers, and behind an open dialog or menu. */
export function useShortcuts(shortcuts: Shortcuts) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = shortcuts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector("[data-overlay]")) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}
