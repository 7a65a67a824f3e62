// After a refused submit the reader should stand where something is to be done.

/** Focuses the first field marked invalid, once React has marked it. */
export function focusFirstInvalid(form: HTMLElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
