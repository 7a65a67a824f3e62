// The parts of the bulk edit: each with a tick that opens it.
import { type ReactNode, Suspense, useId } from "react";
import { CategoryField } from "@/features/locations/categories/category-field";
import { CountryField } from "@/features/locations/country-field";
import { WeekEditor } from "@/features/locations/hours/week-editor";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { fieldText } from "@/lib/problem";
import { Checkbox } from "@/ui/checkbox";
import { RadioGroup } from "@/ui/radio-group";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import type { Draft, Section } from "./draft";
import { EditHours } from "./edit-hours";
import { EditLabels } from "./edit-labels";
import { useBulkWords } from "./words";

export interface EditFieldsProps {
  draft: Draft;
  /** The refusal of the last try. */
  error: unknown;
  onChange: (draft: Draft) => void;
}

/** Texts, city, state, country, hours, labels, sync. */
export function EditFields({ draft, error, onChange }: EditFieldsProps) {
  const messages = useMessages();
  const { edit } = useBulkWords();
  const { form } = messages.locations;
  const change = (patch: Partial<Draft>) => onChange({ ...draft, ...patch });
  const tick = (section: Section) => ({
    isOn: draft.on.includes(section),
    onToggle: (isOn: boolean) =>
      change({ on: isOn ? [...draft.on, section] : draft.on.filter((each) => each !== section) }),
  });
  return (
    <div className="divide-y divide-line rounded-lg border border-line">
      <Part {...tick("category")} label={edit.category_tick}>
        <Suspense fallback={<Skeleton className="h-9" />}>
          <CategoryField
            label={edit.category}
            hideLabel
            placeholder={form.category_placeholder}
            description={edit.category_empty}
            value={draft.category}
            onChange={(category) => change({ category })}
            errorMessage={remark("category")}
          />
        </Suspense>
      </Part>
      <Part {...tick("phone")} label={edit.phone_tick}>
        <TextField
          label={edit.phone}
          hideLabel
          type="tel"
          inputMode="tel"
          description={edit.phone_empty}
          value={draft.phone}
          onChange={(phone) => change({ phone })}
          errorMessage={remark("phone")}
          maxLength={40}
        />
      </Part>
      <Part {...tick("website")} label={edit.website_tick}>
        <TextField
          label={edit.website}
          hideLabel
          type="url"
          inputMode="url"
          placeholder={form.website_placeholder}
          description={edit.website_empty}
          value={draft.website}
          onChange={(website) => change({ website })}
          errorMessage={remark("website")}
          maxLength={500}
        />
      </Part>
      <Part {...tick("description")} label={edit.description_tick}>
        <TextField
          label={edit.description}
          hideLabel
          rows={4}
          description={edit.description_empty}
          value={draft.description}
          onChange={(description) => change({ description })}
          errorMessage={remark("description")}
          maxLength={750}
        />
      </Part>
      <Part {...tick("city")} label={edit.city_tick} text={edit.city_text}>
        <TextField
          label={edit.city}
          hideLabel
          value={draft.city}
          onChange={(city) => change({ city })}
          errorMessage={remark("city")}
          maxLength={100}
        />
      </Part>
      <Part {...tick("state")} label={edit.state_tick}>
        <TextField
          label={edit.state}
          hideLabel
          description={edit.state_empty}
          value={draft.state}
          onChange={(state) => change({ state })}
          errorMessage={remark("state")}
          maxLength={100}
        />
      </Part>
      <Part {...tick("country")} label={edit.country_tick} text={edit.country_text}>
        <CountryField
          label={edit.country}
          hideLabel
          value={draft.country}
          onChange={(country) => change({ country })}
          errorMessage={remark("country")}
        />
      </Part>
      <Part {...tick("week")} label={edit.week_tick} text={edit.week_text}>
        <WeekEditor week={draft.week} onChange={(week) => change({ week })} />
      </Part>
      <Part {...tick("hours")} label={edit.hours_tick} text={edit.hours_text}>
        <EditHours days={draft.days} onChange={(days) => change({ days })} />
        <Checkbox
          isSelected={draft.keepsHours}
          onChange={(keepsHours) => change({ keepsHours })}
          className="mt-3"
        >
          {edit.keep_hours}
        </Checkbox>
      </Part>
      <Part {...tick("labels")} label={edit.labels_tick}>
        <EditLabels
          add={draft.add}
          remove={draft.remove}
          onChange={(add, remove) => change({ add, remove })}
        />
      </Part>
      <Part {...tick("sync")} label={edit.sync_tick}>
        <RadioGroup
          label={edit.sync}
          value={draft.isSyncPaused ? "pause" : "resume"}
          onChange={(choice) => change({ isSyncPaused: choice === "pause" })}
          choices={[
            { value: "pause", label: edit.pause, description: edit.pause_text },
            { value: "resume", label: edit.resume },
          ]}
        />
      </Part>
    </div>
  );

  function remark(field: string): string | undefined {
    if (!(error instanceof ApiError)) return undefined;
    const refusal = error.errors.find((each) => each.field.split(".").at(-1) === field);
    return refusal && fieldText(refusal, messages);
  }
}

interface PartProps {
  label: string;
  text?: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
}

function Part({ label, text, isOn, onToggle, children }: PartProps) {
  const id = useId();
  return (
    <div className="px-4 py-3.5">
      <Checkbox
        isSelected={isOn}
        onChange={onToggle}
        {...(isOn ? { "aria-controls": id } : {})}
        className="font-medium"
      >
        {label}
      </Checkbox>
      {isOn && (
        <div id={id} className="mt-3 sm:pl-6.5">
          {text && <p className="mb-3 text-xs text-ink-muted">{text}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
