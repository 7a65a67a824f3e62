// Storage key of the palette's recent choices; deleted at the end of a session.

/** The key in local storage. */
export const RECENT = "vitrine.recent";
