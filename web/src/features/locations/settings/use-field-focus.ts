// Goes to a field of the form by its name in the API.
import { type RefObject, useCallback, useEffect } from "react";

const FOCUSABLE =
  "input:not([type=file]):not([disabled]), textarea, button:not([disabled]), [tabindex='0'], [role=spinbutton]";

/** Focuses `field` when the form is mounted and when `field` changes; the returned function focuses any field. */
export function useFieldFocus(form: RefObject<HTMLFormElement | null>, field: string | undefined) {
  const focusField = useCallback(
    (name: string) => {
      const named = form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
      const part = form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
      const target =
        part?.querySelector<HTMLElement>(`[data-problem] [role=spinbutton], [aria-invalid=true]`) ??
        named ??
        part?.querySelector<HTMLElement>(FOCUSABLE);
      target?.focus({ preventScroll: true });
      (named ?? part)?.scrollIntoView({ block: named ? "center" : "start" });
    },
    [form],
  );
  useEffect(() => {
    if (!field) return;
    // The drawer slides in first, and takes the focus to itself.
    const timer = setTimeout(() => focusField(field), 50);
    return () => clearTimeout(timer);
  }, [field, focusField]);
  return focusField;
}
