// One entry of the audit log, with its changes and its origin on demand.
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import type { Change, Entry } from "./api";
import { EntryRow } from "./entry-row";
import type { AuditSearch } from "./search";
import { actionText, factText, fieldText, objectText, valueText } from "./text";
import { useAuditWords } from "./words";

/** Action, author and time of an entry. Details are shown when it is pressed. */
export function AuditEntry({ entry, search }: { entry: Entry; search: AuditSearch }) {
  const words = useAuditWords();
  const object = objectText(entry, words);
  // "Organization updated" names it already.
  const action = actionText(entry.action, words).toLocaleLowerCase();
  const isNamed = object !== null && action.includes(object.toLocaleLowerCase());
  return (
    <EntryRow entry={entry} note={object && !isNamed && <bdi className="break-words">{object}</bdi>}>
      <Details entry={entry} search={search} />
    </EntryRow>
  );
}

function Details({ entry, search }: { entry: Entry; search: AuditSearch }) {
  const words = useAuditWords();
  const facts = Object.entries(entry.facts as Record<string, unknown>);
  const { object } = entry;
  return (
    <div className="flex flex-col gap-4 border-t border-line bg-paper/50 px-4 py-4 text-sm sm:pr-5 sm:pl-12">
      {entry.changes.length > 0 && (
        <ul
          aria-label={words.changes}
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {entry.changes.map((change) => (
            <ChangeRow key={change.field} change={change} />
          ))}
        </ul>
      )}
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <Fact key={name} name={fieldText(name, words)}>
            {factText(name, value, words) ?? words.nothing}
          </Fact>
        ))}
        {object?.id && !object.name && <Fact name={words.object_id}>{object.id}</Fact>}
        {entry.ip && <Fact name={words.ip}>{entry.ip}</Fact>}
        {entry.user_agent && <Fact name={words.user_agent}>{entry.user_agent}</Fact>}
        <Fact name={words.number}>
          {entry.number === null ? words.not_sealed : words.sealed_as(entry.number)}
        </Fact>
        {entry.signature && (
          <Fact name={words.signature}>
            <code className="font-mono text-xs">{entry.signature}</code>
          </Fact>
        )}
      </dl>
      {object?.id && search.object !== object.id && (
        <Link
          from="/dashboard/settings/audit"
          to="."
          search={{ object: object.id }}
          className="focus-ring w-fit rounded-sm text-link underline-offset-4 hover:underline"
        >
          {words.all_of_it}
        </Link>
      )}
    </div>
  );
}

function ChangeRow({ change }: { change: Change }) {
  const words = useAuditWords();
  return (
    <li className="px-3.5 py-2.5">
      <p className="text-xs text-ink-muted">{fieldText(change.field, words)}</p>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        <Value label={words.before} value={change.before} isOld />
        <ArrowRight
          className="size-3.5 shrink-0 self-center text-ink-faint"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <Value label={words.after} value={change.after} />
      </p>
    </li>
  );
}

function Value({ label, value, isOld = false }: { label: string; value: unknown; isOld?: boolean }) {
  const words = useAuditWords();
  const format = useFormat();
  const text = valueText(value, words);
  const look = isOld ? "text-ink-muted line-through decoration-ink-faint" : "font-medium text-ink";
  return (
    <span className="max-w-full min-w-0 break-words">
      <span className="sr-only">{label + format.colon}</span>
      {text === null ? (
        <span className="text-ink-faint italic">{words.nothing}</span>
      ) : (
        <bdi className={look}>{text}</bdi>
      )}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted max-sm:mt-1">{name}</dt>
      <dd className="break-words text-ink">{children}</dd>
    </>
  );
}
