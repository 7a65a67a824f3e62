// Where the palette keeps what was chosen lately; the end of a session forgets it.

/** The key in local storage. */
export const RECENT = "vitrine.recent";
