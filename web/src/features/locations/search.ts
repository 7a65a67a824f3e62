// The state of the list, as it stands in the address.

export type LocationsSearch = Record<never, never>;

/** Reads the address; anything unknown is dropped. */
export function parseLocationsSearch(_search: Record<string, unknown>): LocationsSearch {
  return {};
}
