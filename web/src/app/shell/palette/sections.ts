// Groups that the palette lists for a text. Pure.
import { ListFilter, type LucideIcon, MapPin } from "lucide-react";
import { type Command, findCommands } from "@/lib/commands";
import type { palette } from "@/messages/en/palette";
import type { Recent } from "./recent";
import type { FoundLocations } from "./use-found-locations";

/** One thing that can be chosen: an address to go to, or something to do. */
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
/** As many pages and actions as a text shows, so that locations stay in sight. */
const MOST_COMMANDS = 5;

export interface Finding {
  /** Typed text, trimmed. */
  query: string;
  commands: readonly Command[];
  recent: readonly Recent[];
  found: Pick<FoundLocations, "locations" | "hasMore">;
  words: typeof palette;
}

/**
 * Returns, without a text, the recent choices and then everything. With a text: the commands that it finds, in the section
 * of the best one first, and the locations at the end, because they come later.
 */
export function sectionsOf({ query, commands, recent, found, words }: Finding): Section[] {
  const shown = query ? findCommands(commands, query).slice(0, MOST_COMMANDS) : commands;
  const { sections } = words;
  const kinds: Command["kind"][] =
    shown[0]?.kind === "action" && query ? ["action", "page"] : ["page", "action"];
  return [
    { title: sections.recent, choices: query ? [] : recent.flatMap((each) => ofRecent(each, commands)) },
    ...kinds.map((kind) => ({
      title: kind === "page" ? sections.pages : sections.actions,
      choices: shown.filter((command) => command.kind === kind).map((command) => ofCommand(command)),
    })),
    { title: sections.locations, choices: ofLocations(query, found, words) },
  ].filter(({ choices }) => choices.length > 0);
}

function ofCommand({ id, icon, title, keys, run }: Command, prefix = ""): Choice {
  return { id: prefix + id, icon, title, keys, run, recent: { command: id } };
}

function ofLocation(id: string, name: string, place: string, prefix = ""): Choice {
  return {
    id: prefix + id,
    icon: MapPin,
    title: name,
    note: place,
    href: `${LIST}?location=${encodeURIComponent(id)}`,
    recent: { location: id, name, place },
  };
}

function ofRecent(recent: Recent, commands: readonly Command[]): Choice[] {
  if ("location" in recent) return [ofLocation(recent.location, recent.name, recent.place, "recent-")];
  const command = commands.find(({ id }) => id === recent.command);
  return command ? [ofCommand(command, "recent-")] : [];
}

function ofLocations(
  query: string,
  { locations, hasMore }: Finding["found"],
  words: typeof palette,
): Choice[] {
  const all: Choice = {
    id: "show-all",
    icon: ListFilter,
    title: words.show_all(query),
    href: `${LIST}?q=${encodeURIComponent(query)}`,
  };
  const choices = locations.map(({ id, name, address, city }) =>
    ofLocation(id, name, [address, city].filter(Boolean).join(", ")),
  );
  return hasMore ? [...choices, all] : choices;
}
