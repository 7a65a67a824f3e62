// Absolute addresses. The build does not know where it will be served: it writes this name, and the server its own.

/** Stands for the address of the site in every built file; a name that can never exist (RFC 2606). */
export const ORIGIN = "https://vitrine.invalid";

/** A path of the site as an absolute address. */
export const absolute = (path: string): string => `${ORIGIN}${path === "/" ? "/" : path}`;
