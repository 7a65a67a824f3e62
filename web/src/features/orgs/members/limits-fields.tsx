// Access of a member: all locations, or those with some labels and some by name.
import { useQueries, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { Checkbox } from "@/ui/checkbox";
import { cx } from "@/ui/cx";
import { controlClass, controlHeight, FieldLabel, FieldNotes, fieldClass } from "@/ui/field";
import { optionClass, popoverClass } from "@/ui/list-box";
import { RadioGroup } from "@/ui/radio-group";
import { type Limits, labelsQuery, limitedToQuery, locationSearchQuery, MAX_LIMITS } from "./api";
import { useMemberWords } from "./words";

const NONE: Limits = { labels: [], locations: [] };

export interface LimitsFieldsProps {
  /** Null for all locations. */
  value: Limits | null;
  onChange: (limits: Limits | null) => void;
  errorMessage?: string | undefined;
}

/** All or some; of some, which. */
export function LimitsFields({ value, onChange, errorMessage }: LimitsFieldsProps) {
  const { limits: words } = useMemberWords();
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={words.title}
        value={value ? "some" : "all"}
        onChange={(choice) => onChange(choice === "some" ? NONE : null)}
        choices={[
          { value: "all", label: words.all },
          { value: "some", label: words.some, description: words.some_text },
        ]}
      />
      {value && (
        <div className="flex flex-col gap-4 border-l-2 border-line pl-4">
          <LabelChoice value={value.labels} onChange={(labels) => onChange({ ...value, labels })} />
          <LocationChoice
            value={value.locations}
            onChange={(locations) => onChange({ ...value, locations })}
            errorMessage={errorMessage}
          />
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  value: string[];
  onChange: (ids: string[]) => void;
}

function LabelChoice({ value, onChange }: ChoiceProps) {
  const { limits: words } = useMemberWords();
  const { data = [] } = useQuery(labelsQuery);
  if (data.length === 0) return <p className="text-xs text-ink-muted">{words.no_labels}</p>;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-medium text-ink">{words.labels}</legend>
      <div className="flex max-h-44 flex-col gap-2 overflow-y-auto py-0.5 pl-0.5">
        {data.map(({ id, name, locations }) => (
          <Checkbox
            key={id}
            isSelected={value.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...value, id] : value.filter((each) => each !== id))}
          >
            <bdi>{name}</bdi> <span className="numeric text-ink-muted">({locations})</span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

function LocationChoice({
  value,
  onChange,
  errorMessage,
}: ChoiceProps & { errorMessage?: string | undefined }) {
  const { limits: words } = useMemberWords();
  const [text, setText] = useState("");
  const { data: results = [], isFetching } = useQuery({
    ...locationSearchQuery(text.trim()),
    enabled: text.trim() !== "",
  });
  const choices = text.trim() === "" ? [] : results.filter(({ id }) => !value.includes(id));
  const isFull = value.length >= MAX_LIMITS;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <ComboBox
        items={choices}
        inputValue={text}
        onInputChange={setText}
        defaultFilter={() => true}
        value={null}
        onChange={(key) => {
          if (key === null) return;
          onChange([...value, String(key)]);
          setText("");
        }}
        allowsEmptyCollection={text.trim() !== ""}
        isDisabled={isFull}
        isInvalid={errorMessage !== undefined}
        className={fieldClass()}
      >
        <FieldLabel label={words.locations} />
        <Input placeholder={words.find} maxLength={200} className={cx(controlClass, controlHeight)} />
        <FieldNotes
          {...(isFull ? { description: words.full(MAX_LIMITS) } : {})}
          errorMessage={errorMessage}
        />
        <Popover offset={4} data-overlay="" className={cx(popoverClass, "w-(--trigger-width)")}>
          <ListBox
            className="max-h-72 overflow-auto p-1 outline-none"
            renderEmptyState={() => (
              <p className="px-2.5 py-1.5 text-sm text-ink-muted">
                {isFetching ? words.searching : words.nothing}
              </p>
            )}
          >
            {({ id, name, city }: (typeof choices)[number]) => (
              <ListBoxItem id={id} textValue={name} className={optionClass}>
                <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
                <bdi className="shrink-0 text-xs text-ink-muted">{city}</bdi>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      <ChosenLocations value={value} onChange={onChange} />
    </div>
  );
}

function ChosenLocations({ value, onChange }: ChoiceProps) {
  const { limits: words } = useMemberWords();
  const queries = useQueries({ queries: value.map(limitedToQuery) });
  if (value.length === 0) return null;
  return (
    <ul aria-label={words.locations} className="flex flex-wrap gap-1.5">
      {value.map((id, at) => {
        const location = queries[at];
        const name = location?.data?.name ?? (location?.isError ? words.gone : "…");
        return (
          <li
            key={id}
            className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-md border border-line bg-surface pr-0.5 pl-2 text-sm"
          >
            <bdi className="truncate">{name}</bdi>
            <Button
              aria-label={words.take_out(name)}
              onPress={() => onChange(value.filter((each) => each !== id))}
              className="focus-ring grid size-6 cursor-default place-items-center rounded-sm text-ink-faint hover:text-ink"
            >
              <X className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
