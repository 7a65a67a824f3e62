// Moves the focus when the focused row or button is removed.

/** A little more than a dialog takes to fade away. */
const CLOSING_MS = 260;

/** The active row takes the focus; false when there is no row. */
export function focusList(): boolean {
  const row = document.querySelector<HTMLElement>("[role=row][tabindex='0']");
  row?.focus();
  return row !== null;
}

/** Once the dialog has closed, the active row takes the focus, unless something in the list has it. */
export function focusListSoon() {
  setTimeout(() => {
    if (document.activeElement?.closest("[role=grid]")) return;
    document.querySelector<HTMLElement>("[role=row][tabindex='0']")?.focus({ preventScroll: true });
  }, CLOSING_MS);
}
