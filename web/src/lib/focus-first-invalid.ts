// After a refused submit the reader should stand where something is to be done.

const INVALID = "[aria-invalid=true]";

/** Focuses the first invalid field after React has marked it, unless the user types meanwhile. */
export function focusFirstInvalid(form: HTMLElement) {
  const focus = () => {
    const field = form.querySelector<HTMLElement>(INVALID);
    field?.focus();
    return field !== null;
  };
  requestAnimationFrame(() => {
    if (focus()) return;
    // On a busy machine a frame is drawn before React has marked anything.
    const marks = new MutationObserver(() => focus() && marks.disconnect());
    marks.observe(form, { attributeFilter: ["aria-invalid"], subtree: true });
    form.addEventListener("input", () => marks.disconnect(), { once: true });
  });
}
