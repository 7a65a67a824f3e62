// The clients as a table; cards where there is no room for columns.
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import { Badge, StatusBadge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { HealthMeter } from "@/ui/health-meter";
import type { Client } from "./api";
import { useClientsWords } from "./words";

const CELL = "@4xl:px-3 @4xl:py-3 @4xl:align-middle";
const HEAD = "px-3 py-2.5 font-medium whitespace-nowrap first:pl-5 last:pr-5";
const COLUMNS = ["name", "locations", "health", "rating", "waiting", "last_active"] as const;

export interface ClientTableProps {
  clients: readonly Client[];
  /** The client that is being opened. */
  opening: string | undefined;
  onOpen: (client: Client) => void;
}

/** The table with its heading. */
export function ClientTable({ clients, opening, onOpen }: ClientTableProps) {
  const { columns, caption } = useClientsWords();
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full text-left text-sm @max-4xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunken text-xs text-ink-muted @max-4xl:sr-only">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={HEAD}>
                {columns[column]}
              </th>
            ))}
            <td className="w-24" />
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-4xl:block">
          {clients.map((client) => (
            <Row key={client.id} client={client} isOpening={opening === client.id} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface RowProps {
  client: Client;
  isOpening: boolean;
  onOpen: (client: Client) => void;
}

function Row({ client, isOpening, onOpen }: RowProps) {
  const words = useClientsWords();
  const format = useFormat();
  const { name, locations, health, critical_problems, rating, reviews, waiting, last_active_at, plan } =
    client;
  return (
    <tr className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-4 @4xl:table-row">
      <th
        scope="row"
        className={cx(CELL, "min-w-0 text-left font-normal @max-4xl:col-span-2 @4xl:max-w-72 @4xl:pl-5")}
      >
        <bdi className="block font-medium break-words text-ink">{name}</bdi>
        <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
          {client.needs_second_factor && <Badge>{words.needs_factor}</Badge>}
          {plan === "over" && <StatusBadge status="poor">{words.plans.over}</StatusBadge>}
          {plan === "trial" && <StatusBadge status="neutral">{words.plans.trial}</StatusBadge>}
        </span>
      </th>
      <Figure label={words.columns.locations}>{locations === null ? null : format.number(locations)}</Figure>
      <Figure
        label={words.columns.health}
        note={critical_problems !== null && critical_problems > 0 && words.problems(critical_problems)}
      >
        {health === null ? null : <HealthMeter health={health} />}
      </Figure>
      <Figure
        label={words.columns.rating}
        note={reviews !== null && reviews > 0 && words.reviews(format.number(reviews), reviews)}
      >
        {rating === null ? null : format.rating(rating)}
      </Figure>
      <Figure label={words.columns.waiting}>
        {waiting === null ? null : (
          <span className={cx(waiting > 0 && "font-medium text-ink")}>{format.number(waiting)}</span>
        )}
      </Figure>
      <Figure label={words.columns.last_active}>
        {last_active_at && <time dateTime={last_active_at}>{format.ago(last_active_at)}</time>}
      </Figure>
      <td
        className={cx(
          CELL,
          "@max-4xl:flex @max-4xl:items-end @max-4xl:justify-end @4xl:pr-5 @4xl:text-right",
        )}
      >
        <Button
          size="sm"
          aria-label={words.open_name(name)}
          isPending={isOpening}
          onPress={() => onOpen(client)}
        >
          {words.open}
        </Button>
      </td>
    </tr>
  );
}

interface FigureProps {
  label: string;
  /** A small remark below; none when false. */
  note?: string | false;
  /** Null for a figure that is not known. */
  children: ReactNode;
}

/** A table cell; in a card it also shows its label. */
function Figure({ label, note, children }: FigureProps) {
  return (
    <td className={cx(CELL, "numeric min-w-0 text-ink-muted")}>
      <span aria-hidden="true" className="mb-0.5 block text-xs text-ink-faint @4xl:hidden">
        {label}
      </span>
      {children ?? <span className="text-ink-faint">–</span>}
      {note && <span className="block text-xs text-ink-muted">{note}</span>}
    </td>
  );
}
