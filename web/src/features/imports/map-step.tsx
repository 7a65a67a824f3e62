// Step 2: maps columns to fields.
import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { CountryField } from "@/features/locations/country-field";
import { ApiError } from "@/lib/api";
import { useFormat } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { RadioGroup } from "@/ui/radio-group";
import { useKind } from "./kind";
import {
  columnsUsedTwice,
  columnTitle,
  FIELDS,
  type Field,
  filledOnly,
  isNeeded,
  type Mapping,
  missingFields,
  type Options,
  type Source,
  suggestedOptions,
  unknownColumn,
} from "./mapping";
import { MappingRow } from "./mapping-row";
import { PreviewTable } from "./preview-table";
import { importProblemText } from "./problems";
import { ReviewOptions } from "./review-options";
import { StepFooter, StepHeading, StepProblem } from "./step";
import type { Import } from "./upload";
import { useImportMessages } from "./words";

export interface MapStepProps {
  current: Import;
  /** The refusal of the last check. */
  error: unknown;
  isPending: boolean;
  onCheck: (mapping: Mapping, options: Options) => void;
  onChooseAnother: () => void;
}

/** The columns, with recognized fields filled in. */
export function MapStep({ current, error, isPending, onCheck, onChooseAnother }: MapStepProps) {
  const messages = useImportMessages();
  const format = useFormat();
  const kind = useKind();
  const { map } = messages.locations.imports;
  const { detected } = current;
  const [mapping, setMapping] = useState<Mapping>(current.mapping ?? detected.suggested_mapping);
  const [options, setOptions] = useState<Options>(current.options ?? suggestedOptions(kind, detected));
  const country = options.country ?? null;
  const missing = missingFields(kind, mapping, options);
  const twice = columnsUsedTwice(mapping);
  const hasUnknown = FIELDS[kind].some((field) => templateProblem(mapping[field]) !== null);
  const reason = reasonToWait();
  const refused =
    error instanceof ApiError ? error.errors.map(({ field }) => field.replace(/^mapping\./, "")) : [];

  const change = (field: Field, source: Source | undefined) => {
    const { [field]: _, ...others } = mapping;
    setMapping(source ? { ...others, [field]: source } : others);
  };
  const chooseOptions = (next: Options) => {
    // One location for the whole file replaces a column.
    if (next.location && next.location !== options.location) change("location", undefined);
    setOptions(next);
  };
  return (
    <>
      <StepHeading title={map.title} text={map.text} />
      {Boolean(error) && <StepProblem>{importProblemText(error, messages, format)}</StepProblem>}
      <FileSummary current={current} />
      <PreviewTable detected={detected} />
      <div className="mt-6 rounded-lg border border-line">
        <div
          aria-hidden="true"
          className="hidden grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)] gap-4 rounded-t-lg border-b border-line bg-sunken px-4 py-2 text-xs font-medium text-ink-muted md:grid"
        >
          <span>{map.field}</span>
          <span>{map.source}</span>
          <span>{map.example}</span>
        </div>
        {FIELDS[kind].map((field) => (
          <MappingRow
            key={field}
            field={field}
            source={mapping[field]}
            detected={detected}
            isRequired={isNeeded(kind, field, mapping, options)}
            problem={problemOf(field)}
            onChange={(source) => change(field, source)}
          />
        ))}
      </div>
      <fieldset className="mt-6 grid gap-6 md:grid-cols-2">
        <legend className="mb-3 text-sm font-semibold text-ink">{map.settings}</legend>
        {kind === "reviews" ? (
          <ReviewOptions options={options} onChange={chooseOptions} />
        ) : (
          <>
            <CountryField
              label={map.country}
              description={map.country_help}
              placeholder={map.country_placeholder}
              value={country}
              onChange={(chosen) => setOptions({ ...options, country: chosen })}
            />
            <RadioGroup
              label={map.on_match}
              value={options.on_match ?? "skip"}
              onChange={(value) =>
                setOptions({ ...options, on_match: value === "update" ? "update" : "skip" })
              }
              choices={[
                { value: "skip", label: map.skip, description: map.skip_text },
                { value: "update", label: map.update, description: map.update_text },
              ]}
            />
          </>
        )}
      </fieldset>
      <StepFooter>
        <p
          id="map-reason"
          aria-live="polite"
          className="min-w-0 basis-full text-xs text-ink-muted empty:sr-only sm:grow sm:basis-40"
        >
          {reason}
        </p>
        <Button onPress={onChooseAnother} isDisabled={isPending}>
          {map.another}
        </Button>
        <Button
          variant="primary"
          isDisabled={reason !== null}
          isPending={isPending}
          aria-describedby="map-reason"
          onPress={() => onCheck(filledOnly(mapping), options)}
        >
          {isPending ? map.checking : map.check}
        </Button>
      </StepFooter>
    </>
  );

  function reasonToWait(): string | null {
    if (missing.length > 0)
      return map.missing(format.list(missing.map((field) => map.fields[field] ?? field)));
    const [first] = twice;
    if (first !== undefined) return map.twice(columnTitle(first, detected, map.column));
    return hasUnknown
      ? (problemOf(FIELDS[kind].find((field) => templateProblem(mapping[field])) ?? "name") ?? null)
      : null;
  }

  function problemOf(field: Field): string | undefined {
    const source = mapping[field];
    const name = templateProblem(source);
    if (name !== null) return map.unknown_column(name);
    if (source && "column" in source && twice.includes(source.column)) {
      return map.twice(columnTitle(source.column, detected, map.column));
    }
    return refused.includes(field) && !source ? map.required : undefined;
  }

  function templateProblem(source: Source | undefined): string | null {
    return source && "template" in source ? unknownColumn(source.template, detected) : null;
  }
}

function FileSummary({ current }: { current: Import }) {
  const { map } = useImportMessages().locations.imports;
  const format = useFormat();
  const { detected, filename } = current;
  const separators: Record<string, string> = map.separators;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm" data-slot="detected">
      <FileSpreadsheet className="size-4 text-brass" strokeWidth={1.5} aria-hidden="true" />
      <bdi className="min-w-0 truncate font-medium text-ink">{filename}</bdi>
      <Badge tone="primary">{map.rows(detected.row_count, format.number(detected.row_count))}</Badge>
      <Badge>{map.columns(detected.columns.length)}</Badge>
      <Badge>{separators[detected.separator] ?? detected.separator}</Badge>
      <Badge>{map.encodings[detected.encoding]}</Badge>
    </p>
  );
}
