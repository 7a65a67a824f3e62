// Recent choices of this browser and organization; deleted with the session.
import { recall, remember } from "@/lib/preferences";
import { RECENT } from "@/lib/recent-key";

/** A command by its id, or a location with the texts that show it. */
export type Recent = { command: string } | { location: string; name: string; place: string };

const MAX_RECENT = 5;

/** Returns the recent choices, latest first. */
export function recents(organisation: string): Recent[] {
  try {
    const stored: unknown = JSON.parse(recall(RECENT) ?? "");
    if (typeof stored !== "object" || stored === null) return [];
    const { of: owner, items } = stored as { of?: unknown; items?: unknown };
    return owner === organisation && Array.isArray(items) ? items.filter(isRecent).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Moves a choice to the front. */
export function addRecent(organisation: string, recent: Recent) {
  const others = recents(organisation).filter((other) => keyOf(other) !== keyOf(recent));
  remember(RECENT, JSON.stringify({ of: organisation, items: [recent, ...others].slice(0, MAX_RECENT) }));
}

function keyOf(recent: Recent): string {
  return "command" in recent ? `command ${recent.command}` : `location ${recent.location}`;
}

function isRecent(item: unknown): item is Recent {
  if (typeof item !== "object" || item === null) return false;
  const { command, location, name, place } = item as Record<string, unknown>;
  return typeof command === "string" || [location, name, place].every((text) => typeof text === "string");
}
