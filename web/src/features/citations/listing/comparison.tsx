// Comparison of profile and directory by field, with the reason of each result.
import { type Status, StatusBadge } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { FIELDS, isDifferent } from "../rules";
import type { FieldComparison, FieldState } from "../types";
import { useCitationsWords, useListingWords } from "../words";
import { markDifferences, markDigits } from "./marks";
import { reasonText } from "./reasons";

const LOOK: Record<FieldState, Status> = {
  match: "good",
  formatting: "good",
  variant: "fair",
  incomplete: "fair",
  mismatch: "poor",
  unknown: "neutral",
};

/** The fields that were compared, in their usual order. */
export function Comparison({ fields }: { fields: readonly FieldComparison[] }) {
  const shared = useCitationsWords();
  const words = useListingWords();
  const sorted = FIELDS.flatMap((name) => fields.filter(({ field }) => field === name));
  return (
    <dl className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {sorted.map((comparison) => {
        const { field, state, reference, found, reasons } = comparison;
        const isSame = state === "match";
        return (
          <div key={field} className="flex flex-col gap-1.5 px-4 py-3">
            <dt className="flex items-center justify-between gap-3">
              <span className="text-sm font-medium text-ink">{shared.fields[field]}</span>
              <StatusBadge status={LOOK[state]}>{shared.field_states[state]}</StatusBadge>
            </dt>
            <dd className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
              {!isSame && (
                <>
                  <span className="text-ink-muted">{words.columns.profile}</span>
                  <Value text={reference} />
                </>
              )}
              <span className="text-ink-muted">{words.columns.directory}</span>
              <Value
                text={found}
                reference={isDifferent(state) ? reference : null}
                isPhone={field === "phone"}
              />
              {!isSame && reasons.length > 0 && (
                <span
                  className={cx(
                    "col-start-2 text-xs text-pretty",
                    state === "mismatch" ? "text-poor-ink" : "text-ink-muted",
                  )}
                >
                  {reasons.map((reason) => reasonText(reason, words)).join(" ")}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ValueProps {
  text: string | null;
  reference?: string | null;
  isPhone?: boolean;
}

/** A value with marked differences from the reference. */
function Value({ text, reference = null, isPhone = false }: ValueProps) {
  const { nothing } = useListingWords();
  if (!text) return <span className="text-ink-faint">{nothing}</span>;
  if (!reference)
    return (
      <bdi dir="auto" className="break-words text-ink">
        {text}
      </bdi>
    );
  return (
    <bdi dir="auto" className="break-words text-ink">
      {(isPhone ? markDigits : markDifferences)(reference, text).map(({ text: part, isMarked }, at) =>
        isMarked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
          <mark key={at} className="rounded-sm bg-poor-soft px-0.5 text-poor-ink">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
