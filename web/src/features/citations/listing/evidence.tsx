// Evidence of each check: time, place, method and content.
import { ExternalLink } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Link } from "@/ui/link";
import { StateMark } from "../state-mark";
import type { Change, Evidence as Check } from "../types";
import { useCitationsWords, useListingWords } from "../words";

/** The checks, the newest first. */
export function Evidence({ checks }: { checks: readonly Check[] }) {
  const { evidence: words } = useListingWords();
  if (checks.length === 0) return <p className="text-sm text-ink-muted">{words.none}</p>;
  return (
    <div className="flex flex-col gap-2">
      <ol className="flex flex-col gap-3">
        {checks.map((check) => (
          <OneCheck key={check.id} check={check} />
        ))}
      </ol>
      <p className="text-xs text-ink-faint">{words.kept}</p>
    </div>
  );
}

function OneCheck({ check }: { check: Check }) {
  const shared = useCitationsWords();
  const { evidence: words } = useListingWords();
  const format = useFormat();
  const { at, method, state, score, url, final_url, http_status, sha256, fields, changes, actor } = check;
  const address = final_url ?? url;
  return (
    <li className="flex gap-3 text-sm">
      <StateMark state={state} className="mt-0.5" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium text-ink">{shared.states[state]}</span>
          {score !== null && (
            <span className="numeric text-ink-muted">{shared.score(format.rating(score))}</span>
          )}
          <time dateTime={at} className="numeric ml-auto text-xs text-ink-muted">
            {format.dateTime(at)}
          </time>
        </p>
        <p className="text-xs text-ink-muted">
          {shared.methods[method]}
          {actor && <bdi> · {actor.name ?? words.former}</bdi>}
          {http_status !== null && <span className="numeric"> · {words.status(http_status)}</span>}
        </p>
        {changes.map((change) => (
          <ChangeLine key={`${change.kind}-${change.field}`} change={change} />
        ))}
        {address && (
          <Link
            href={address}
            target="_blank"
            rel="noreferrer noopener"
            className="flex min-w-0 items-center gap-1 text-xs"
          >
            <span className="truncate">{address.replace(/^https?:\/\//, "")}</span>
            <ExternalLink className="size-3 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          </Link>
        )}
        {(fields.length > 0 || sha256) && (
          <details className="group text-xs">
            <summary className="focus-ring w-fit cursor-default rounded-sm text-link underline decoration-current/35 underline-offset-3 hover:decoration-current">
              {words.details}
            </summary>
            <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2">
              {fields.map(({ field, value, source }) => (
                <div key={`${field}-${value}`} className="contents">
                  <dt className="text-ink-muted">{fieldName(field, shared.fields, words.city)}</dt>
                  <dd className="break-words text-ink">
                    <bdi>{value}</bdi> <span className="text-ink-faint">({shared.sources[source]})</span>
                  </dd>
                </div>
              ))}
              {sha256 && (
                <>
                  <dt className="text-ink-muted">{words.hash}</dt>
                  <dd className="font-mono break-all text-ink-muted">{sha256.slice(0, 16)}…</dd>
                </>
              )}
            </dl>
          </details>
        )}
      </div>
    </li>
  );
}

function ChangeLine({ change: { kind, field, old, new: now } }: { change: Change }) {
  const shared = useCitationsWords();
  const { evidence: words, nothing } = useListingWords();
  const format = useFormat();
  if (kind !== "changed" || field === null) return <p className="text-xs text-ink">{words.changes[kind]}</p>;
  return (
    <p className="text-xs break-words text-ink">
      {fieldName(field, shared.fields, words.city) + format.colon}
      <del className="text-ink-muted">{old ?? nothing}</del> →{" "}
      <ins className="no-underline">{now ?? nothing}</ins>
    </p>
  );
}

function fieldName(field: string, names: Record<string, string>, city: string): string {
  return field === "city" ? city : (names[field] ?? field);
}
