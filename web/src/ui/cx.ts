// Joins class names; false, null and undefined are left out.

/** Joins the defined class names with spaces. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
