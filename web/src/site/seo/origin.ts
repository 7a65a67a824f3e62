// Placeholders for values unknown at build time: the URL of the site and its operator. The server replaces them.

/** Stands for the address of the site in every built file; a name that can never exist (RFC 2606). */
export const ORIGIN = "https://vitrine.invalid";

/** Stands for name, postal address, email and phone of the company that runs the site. */
export const COMPANY = "company.invalid";

/** A path of the site as an absolute address. */
export const absolute = (path: string): string => `${ORIGIN}${path === "/" ? "/" : path}`;
