// Groups that the palette lists for a text. Pure.
import { ListFilter, type LucideIcon, MapPin } from "lucide-react";
import { type Command, findCommands } from "@/lib/commands";
import type { palette } from "@/messages/en/palette";
import type { Recent } from "./recent";
import type { LocationResults } from "./use-location-search";

/** A choice of the palette: a page to open or an action to run. */
export interface Choice {
  id: string;
  icon: LucideIcon;
  title: string;
  note?: string;
  keys?: readonly string[] | undefined;
  href?: string;
  run?: () => void;
  /** Key among the recent choices. */
  recent?: Recent;
}

/** A group of choices with its name. */
export interface Section {
  title: string;
  choices: readonly Choice[];
}

const LIST = "/dashboard/locations";
/** Maximum number of pages and actions for a text, so that locations stay in sight. */
const MAX_COMMANDS = 5;

export interface PaletteState {
  /** Typed text, trimmed. */
  query: string;
  commands: readonly Command[];
  recent: readonly Recent[];
  results: Pick<LocationResults, "locations" | "hasMore">;
  words: typeof palette;
}

/**
 * Returns the sections of the palette. Without a text: the recent choices, then all commands. With a text: the matching
 * commands, starting with the section of the best match, then the locations, which arrive later.
 */
export function sectionsOf({ query, commands, recent, results, words }: PaletteState): Section[] {
  const matches = query ? findCommands(commands, query).slice(0, MAX_COMMANDS) : commands;
  const { sections } = words;
  const kinds: Command["kind"][] =
    matches[0]?.kind === "action" && query ? ["action", "page"] : ["page", "action"];
  return [
    { title: sections.recent, choices: query ? [] : recent.flatMap((each) => recentChoices(each, commands)) },
    ...kinds.map((kind) => ({
      title: kind === "page" ? sections.pages : sections.actions,
      choices: matches.filter((command) => command.kind === kind).map((command) => commandChoice(command)),
    })),
    { title: sections.locations, choices: locationChoices(query, results, words) },
  ].filter(({ choices }) => choices.length > 0);
}

function commandChoice({ id, icon, title, keys, run }: Command, prefix = ""): Choice {
  return { id: prefix + id, icon, title, keys, run, recent: { command: id } };
}

function locationChoice(id: string, name: string, place: string, prefix = ""): Choice {
  return {
    id: prefix + id,
    icon: MapPin,
    title: name,
    note: place,
    href: `${LIST}?location=${encodeURIComponent(id)}`,
    recent: { location: id, name, place },
  };
}

function recentChoices(recent: Recent, commands: readonly Command[]): Choice[] {
  if ("location" in recent) return [locationChoice(recent.location, recent.name, recent.place, "recent-")];
  const command = commands.find(({ id }) => id === recent.command);
  return command ? [commandChoice(command, "recent-")] : [];
}

function locationChoices(
  query: string,
  { locations, hasMore }: PaletteState["results"],
  words: typeof palette,
): Choice[] {
  const all: Choice = {
    id: "show-all",
    icon: ListFilter,
    title: words.show_all(query),
    href: `${LIST}?q=${encodeURIComponent(query)}`,
  };
  const choices = locations.map(({ id, name, address, city }) =>
    locationChoice(id, name, [address, city].filter(Boolean).join(", ")),
  );
  return hasMore ? [...choices, all] : choices;
}
