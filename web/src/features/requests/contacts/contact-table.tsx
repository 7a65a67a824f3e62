// The contacts as a table; cards where there is no room for columns.
import { Send } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { useLocationNames } from "@/lib/location-choices";
import { Badge, type Status, StatusBadge } from "@/ui/badge";
import { IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import type { Contact } from "../types";
import { type ConsentStatus, consentStatus, mayBeAsked } from "./consent";
import { useContactWords } from "./words";

const CELL = "@3xl:px-3 @3xl:py-2.5 @3xl:align-middle";
const HEAD = "px-3 py-2.5 font-medium whitespace-nowrap first:pl-5 last:pr-5";
const COLUMNS = ["name", "locations", "tags", "consent", "visit", "asked"] as const;
const LOOK: Record<ConsentStatus, Status> = {
  granted: "good",
  implied: "good",
  none: "neutral",
  expired: "fair",
  withdrawn: "poor",
};

export interface ContactTableProps {
  contacts: readonly Contact[];
  onOpen: (id: string) => void;
  /** Undefined for members without the permission to send requests. */
  onAsk: ((id: string) => void) | undefined;
}

/** The table with its heading. */
export function ContactTable({ contacts, onOpen, onAsk }: ContactTableProps) {
  const { columns, caption } = useContactWords();
  const nameOf = useLocationNames(contacts.flatMap(({ location_ids }) => location_ids.slice(0, 1)));
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full text-left text-sm @max-3xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunken text-xs text-ink-muted @max-3xl:sr-only">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={HEAD}>
                {columns[column]}
              </th>
            ))}
            {onAsk && <td className="w-14" />}
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-3xl:block">
          {contacts.map((contact) => (
            <Row
              key={contact.id}
              contact={contact}
              location={contact.location_ids[0] && nameOf(contact.location_ids[0])}
              onOpen={onOpen}
              onAsk={onAsk}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface RowProps extends Omit<ContactTableProps, "contacts"> {
  contact: Contact;
  location: string | undefined;
}

function Row({ contact, location, onOpen, onAsk }: RowProps) {
  const words = useContactWords();
  const format = useFormat();
  const { id, name, email, phone, location_ids, tags, last_visit, last_asked_at } = contact;
  const now = new Date();
  const state = consentStatus(contact, "email", now);
  const others = location_ids.length - 1;
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 transition-colors hover:bg-hover @3xl:table-row">
      <th scope="row" className={`${CELL} min-w-0 text-left font-normal @3xl:max-w-64 @3xl:pl-5`}>
        <button
          type="button"
          aria-label={words.open(name)}
          onClick={() => onOpen(id)}
          className="focus-ring block max-w-full truncate rounded-sm text-left font-medium text-link after:absolute after:inset-0"
        >
          <bdi>{name}</bdi>
        </button>
        <bdi className="block truncate text-xs text-ink-muted">{email ?? phone}</bdi>
      </th>
      <td
        className={`${CELL} max-w-48 min-w-0 truncate text-ink-muted @max-3xl:col-start-1 @max-3xl:text-xs`}
      >
        <bdi>
          {location_ids.length === 0
            ? words.no_location
            : others > 0
              ? words.more_locations(location ?? "…", others)
              : (location ?? "…")}
        </bdi>
      </td>
      <td className={`${CELL} @max-3xl:col-start-1 @max-3xl:empty:hidden`}>
        {tags.length > 0 && (
          <span className="flex flex-wrap gap-1">
            {tags.slice(0, 2).map((tag) => (
              <Badge key={tag}>
                <bdi>{tag}</bdi>
              </Badge>
            ))}
            {tags.length > 2 && <Badge>+{tags.length - 2}</Badge>}
          </span>
        )}
      </td>
      <td className={`${CELL} @max-3xl:col-start-2 @max-3xl:row-start-1 @max-3xl:justify-self-end`}>
        <StatusBadge status={LOOK[state]}>
          {state === "expired" ? words.expired : words.consents[state]}
        </StatusBadge>
      </td>
      <td className={`${CELL} numeric whitespace-nowrap text-ink-muted @max-3xl:hidden`}>
        {last_visit ? format.date(`${last_visit}T12:00:00Z`) : "–"}
      </td>
      <td className={`${CELL} numeric whitespace-nowrap text-ink-muted @max-3xl:hidden`}>
        {last_asked_at ? (
          <time dateTime={last_asked_at}>{format.date(last_asked_at)}</time>
        ) : (
          <span className="text-ink-faint">{words.never}</span>
        )}
      </td>
      {onAsk && (
        <td
          className={`${CELL} @max-3xl:col-start-2 @max-3xl:row-span-2 @max-3xl:row-start-2 @max-3xl:self-end @max-3xl:justify-self-end @3xl:pr-4 @3xl:text-right`}
        >
          {mayBeAsked(contact, now) && (
            <IconButton label={words.ask(name)} onPress={() => onAsk(id)} className="relative z-1">
              <Send className="size-4" strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          )}
        </td>
      )}
    </tr>
  );
}
