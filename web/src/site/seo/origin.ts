// Placeholders for values unknown at build time: the URL of the site and its operator. The server replaces them.

/** Placeholder for the address of the site in built files; a reserved name (RFC 2606). */
export const ORIGIN = "https://vitrine.invalid";

/** Placeholder for the name, postal address, email and phone of the company that runs the site. */
export const COMPANY = "company.invalid";

/** A path of the site as an absolute address. */
export const absolute = (path: string): string => `${ORIGIN}${path === "/" ? "/" : path}`;
