// One field with its source.
import { useMemo } from "react";

import { cx } from "@/ui/cx";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { columnTitle, type Detected, type Field, isFilled, type Source, samplesOf } from "./mapping";
import { useImportMessages } from "./words";

export interface MappingRowProps {
  field: Field;
  source: Source | undefined;
  detected: Detected;
  isRequired: boolean;
  problem: string | undefined;
  onChange: (source: Source | undefined) => void;
}

const NO_FIELD = "none";
const TEMPLATE = "template";

/** Name of the field, its column or text, and examples from the first rows. */
export function MappingRow({ field, source, detected, isRequired, problem, onChange }: MappingRowProps) {
  const { map } = useImportMessages().locations.imports;
  const label = map.fields[field] ?? field;
  const choices = useMemo(
    () => [
      { id: NO_FIELD, label: map.none },
      ...detected.columns.map(({ index }) => ({
        id: String(index),
        label: columnTitle(index, detected, map.column),
        description: detected.preview[0]?.[index] ?? "",
      })),
      { id: TEMPLATE, label: map.template },
    ],
    [detected, map],
  );
  const choose = (id: string) => {
    if (id === NO_FIELD) onChange(undefined);
    else onChange(id === TEMPLATE ? { template: "" } : { column: Number(id) });
  };
  const isTemplate = source !== undefined && "template" in source;
  const isMissing = isRequired && !isFilled(source);
  return (
    <div className="grid gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)] md:items-start">
      <span className="text-sm md:pt-2" aria-hidden="true">
        <span className="font-medium text-ink">{label}</span>
        {isRequired && <span className="ml-0.5 text-poor-ink">*</span>}
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        <Select
          label={isRequired ? `${label} (${map.required})` : label}
          hideLabel
          placeholder={map.choose}
          choices={isRequired ? choices.slice(1) : choices}
          value={sourceId(source, isRequired)}
          onChange={choose}
          isInvalid={problem !== undefined && !isTemplate}
          errorMessage={isTemplate ? undefined : problem}
        />
        {isTemplate && (
          <TextField
            label={map.template_label(label)}
            hideLabel
            autoFocus={source.template === ""}
            placeholder={map.template_placeholder}
            description={map.template_help}
            value={source.template}
            maxLength={500}
            onChange={(template) => onChange({ template })}
            errorMessage={problem}
          />
        )}
      </div>
      <Samples values={samplesOf(source, detected)} isMissing={isMissing} />
    </div>
  );
}

function sourceId(source: Source | undefined, isRequired: boolean): string | null {
  if (!source) return isRequired ? null : NO_FIELD;
  return "column" in source ? String(source.column) : TEMPLATE;
}

function Samples({ values, isMissing }: { values: string[]; isMissing: boolean }) {
  const { map } = useImportMessages().locations.imports;
  if (values.length === 0) {
    return (
      <span className={cx("text-xs md:pt-2.5", isMissing ? "text-poor-ink" : "text-ink-faint max-md:hidden")}>
        {isMissing ? map.required : "–"}
      </span>
    );
  }
  return (
    <ol
      aria-label={map.example}
      className={cx("min-w-0 text-xs text-ink-muted", values.length === 1 ? "md:pt-2.5" : "md:pt-0.5")}
    >
      {values.map((value, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file have no other name
        <li key={row} className="truncate" title={value}>
          {value ? <bdi>{value}</bdi> : <span className="text-ink-faint italic">{map.empty}</span>}
        </li>
      ))}
    </ol>
  );
}
