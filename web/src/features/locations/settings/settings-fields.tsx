// The fields of the settings, section by section.
import { use } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { Checkbox } from "@/ui/checkbox";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { CategoryField } from "../categories/category-field";
import { CountryField } from "../country-field";
import { dateOf } from "../drawer/hours";
import { Section } from "../drawer/section";
import { HoursEditor } from "../hours/hours-editor";
import { MoreHoursEditor } from "../hours/more-hours-editor";
import { OPEN_STATUSES } from "../search";
import { SlotsContext } from "../slots";
import type { Location } from "../types";
import { CategoriesField } from "./categories-field";
import { type Draft, type ErrorField, isRequired, LIMITS, type TextField as Text } from "./draft";
import type { Errors } from "./errors";
import { LabelsField } from "./labels-field";
import { PhonesField } from "./phones-field";
import { PositionField } from "./position-field";
import { useSettingsWords } from "./words";

export interface SettingsFieldsProps {
  draft: Draft;
  /** Location from which the form started. */
  base: Location;
  errors: Errors;
  isDisabled: boolean;
  /** Changes whenever the form resets. */
  edition: number;
  /** Changes part of the form; the remarks at the named fields go. */
  onChange: (patch: Partial<Draft>, ...fields: ErrorField[]) => void;
}

const GRID = "grid gap-4 sm:grid-cols-2";

/** All fields that Save stores; photos are saved separately. */
export function SettingsFields(props: SettingsFieldsProps) {
  const { draft, base, errors, isDisabled, edition, onChange } = props;
  const { sections, fields } = useSettingsWords();
  const { open_statuses } = useMessages().locations;
  const text = useTextProps(props);
  const slots = use(SlotsContext);
  return (
    <>
      <Section title={sections.business}>
        <div className={GRID}>
          <TextField {...text("name")} isRequired className="sm:col-span-2" />
          <div className="flex min-w-0 flex-col gap-3">
            <CategoryField
              label={fields.category}
              placeholder={fields.category_placeholder}
              value={draft.category}
              onChange={(category) => onChange({ category }, "category")}
              errorMessage={errors.category}
              isDisabled={isDisabled}
            />
            <CategoriesField
              value={draft.additional_categories}
              onChange={(additional_categories) =>
                onChange({ additional_categories }, "additional_categories")
              }
              errorMessage={errors.additional_categories}
              isDisabled={isDisabled}
            />
          </div>
          <TextField {...text("external_id")} description={fields.external_id_text} />
          <Description {...props} />
          <div className="sm:col-span-2">
            <LabelsField
              value={draft.labels}
              onChange={(labels) => onChange({ labels }, "labels")}
              errorMessage={errors.labels}
              isDisabled={isDisabled}
            />
          </div>
        </div>
      </Section>
      <Section title={sections.contact}>
        <div className={GRID}>
          <div className="flex flex-col gap-3">
            <TextField {...text("phone")} type="tel" inputMode="tel" />
            <PhonesField
              value={draft.additional_phones}
              onChange={(additional_phones) => onChange({ additional_phones }, "additional_phones")}
              errorMessage={errors.additional_phones}
              isDisabled={isDisabled}
            />
          </div>
          <TextField {...text("website")} type="url" inputMode="url" placeholder="https://" />
        </div>
      </Section>
      <Section title={sections.address}>
        <div className={GRID}>
          <TextField
            {...text("address")}
            isRequired={isRequired("address", draft)}
            className="sm:col-span-2"
          />
          <TextField
            {...text("address2")}
            placeholder={fields.address2_placeholder}
            className="sm:col-span-2"
          />
          <TextField {...text("city")} isRequired={isRequired("city", draft)} />
          <TextField {...text("state")} />
          <TextField {...text("postal_code")} />
          <CountryField
            key={edition}
            label={fields.country}
            placeholder={fields.country_placeholder}
            value={draft.country || null}
            onChange={(country) => onChange({ country: country ?? "" }, "country", "postal_code")}
            errorMessage={errors.country}
            isDisabled={isDisabled}
          />
          <Checkbox
            name="service_area_business"
            isSelected={draft.service_area_business}
            isDisabled={isDisabled}
            onChange={(service_area_business) =>
              onChange({ service_area_business }, "service_area_business", "address", "city")
            }
            className="sm:col-span-2"
          >
            {fields.service_area_business}
            <span className="block text-xs text-ink-muted">{fields.service_area_text}</span>
          </Checkbox>
        </div>
      </Section>
      <Section title={sections.position}>
        <PositionField
          draft={draft}
          base={base}
          errors={errors}
          isDisabled={isDisabled}
          onChange={(position) => onChange(position, "latitude", "longitude")}
        />
      </Section>
      <Section title={sections.hours}>
        <div data-field="open_status" className="mb-4 scroll-mt-14">
          <Select
            label={fields.open_status}
            description={base.google_location_id === null ? undefined : fields.open_status_text}
            choices={OPEN_STATUSES.map((status) => ({ id: status, label: open_statuses[status] }))}
            value={draft.open_status}
            onChange={(id) => {
              const open_status = OPEN_STATUSES.find((status) => status === id);
              if (open_status) onChange({ open_status }, "open_status");
            }}
            errorMessage={errors.open_status}
            isDisabled={isDisabled}
            className="sm:w-72"
          />
        </div>
        <div data-field="opening_hours" className="scroll-mt-14">
          {errors.opening_hours && <p className="mb-2 text-xs text-poor-ink">{errors.opening_hours}</p>}
          <HoursEditor
            value={draft.hours}
            onChange={(hours) => onChange({ hours }, "opening_hours")}
            region={draft}
            today={dateOf(new Date())}
            isDisabled={isDisabled}
          />
        </div>
      </Section>
      <Section title={sections.more_hours}>
        <div data-field="more_hours" className="scroll-mt-14">
          <p className="mb-3 text-xs text-ink-muted">{fields.more_hours_text}</p>
          {errors.more_hours && <p className="mb-2 text-xs text-poor-ink">{errors.more_hours}</p>}
          <MoreHoursEditor
            value={draft.more_hours}
            onChange={(more_hours) => onChange({ more_hours }, "more_hours")}
            isDisabled={isDisabled}
          />
        </div>
      </Section>
      {slots.photos?.(base)}
      {base.google_location_id !== null && (
        <Section title={sections.sync}>
          <Checkbox
            name="is_sync_paused"
            isSelected={draft.is_sync_paused}
            isDisabled={isDisabled}
            onChange={(is_sync_paused) => onChange({ is_sync_paused }, "is_sync_paused")}
          >
            {fields.is_sync_paused}
            <span className="block text-xs text-ink-muted">{fields.is_sync_paused_text}</span>
          </Checkbox>
        </Section>
      )}
    </>
  );
}

function useTextProps({ draft, errors, isDisabled, onChange }: SettingsFieldsProps) {
  const { fields } = useSettingsWords();
  return (field: Exclude<Text, "category" | "country" | "description">) => ({
    name: field,
    label: fields[field],
    value: draft[field],
    onChange: (value: string) => onChange({ [field]: value }, field),
    errorMessage: errors[field],
    maxLength: LIMITS[field],
    isDisabled,
  });
}

/** The text may exceed the limit; an error is shown instead of cutting it off. */
function Description({ draft, errors, isDisabled, onChange }: SettingsFieldsProps) {
  const { fields, errors: remarks } = useSettingsWords();
  const format = useFormat();
  const { length } = [...draft.description.trim()];
  const excess = length - LIMITS.description;
  return (
    <TextField
      name="description"
      rows={4}
      label={fields.description}
      hint={fields.description_hint(format.number(length), format.number(LIMITS.description))}
      value={draft.description}
      onChange={(description) => onChange({ description }, "description")}
      errorMessage={excess > 0 ? remarks.too_long_by(excess, format.number(excess)) : errors.description}
      isDisabled={isDisabled}
      className="sm:col-span-2"
    />
  );
}
