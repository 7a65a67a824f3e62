// Joins class names; false, null and undefined are left out.

/** The class names that are there, separated by spaces. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
