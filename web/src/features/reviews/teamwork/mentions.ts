// Mentions in notes: "@[id]" on the server, "@Name" on the screen. Pure.

/** Member who can be mentioned. */
export interface Mentionable {
  id: string;
  name: string;
}

/** Part of a note: text, or a mention. */
export interface NotePart {
  text: string;
  isMention: boolean;
}

type Mention = { id: string; name: string | null };

const MENTION = /@\[([^\]\s]+)\]/;

/** Returns the parts of a stored note. A mention without a name is that of a former member. */
export function partsOf(text: string, mentions: readonly Mention[], former: string): NotePart[] {
  // A split by a group keeps the ids at the odd places.
  const parts = text.split(MENTION).flatMap((part, at) => {
    if (at % 2 === 0) return { text: part, isMention: false };
    const known = mentions.find(({ id }) => id === part);
    return known
      ? { text: `@${known.name ?? former}`, isMention: true }
      : { text: `@[${part}]`, isMention: false };
  });
  return parts.filter(({ text }) => text !== "");
}

/** Returns a stored note as it is edited. */
export function editedText(text: string, mentions: readonly Mention[], former: string): string {
  return partsOf(text, mentions, former)
    .map((part) => part.text)
    .join("");
}

/** Returns the note to be stored: the names of the chosen members become their ids, longer names first. */
export function storedText(text: string, chosen: readonly Mentionable[]): string {
  const byLength = [...chosen].sort((one, other) => other.name.length - one.name.length);
  return byLength.reduce((stored, { id, name }) => stored.replaceAll(`@${name}`, `@[${id}]`), text);
}

/** Beginning of a mention before the caret. */
export interface MentionStart {
  /** Position of the "@". */
  start: number;
  /** Text typed after it. */
  query: string;
}

/** Returns the mention that is being typed before the caret; undefined for none. */
export function mentionAt(text: string, caret: number): MentionStart | undefined {
  const found = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/.exec(text.slice(0, caret));
  const query = found?.[1];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}
