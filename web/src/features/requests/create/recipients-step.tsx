// First step: name, locations and recipients.
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { locationsQuery } from "@/lib/location-choices";
import { Button } from "@/ui/button";
import { LocationsField } from "@/ui/locations-field";
import { RadioGroup } from "@/ui/radio-group";
import { TextField } from "@/ui/text-field";
import { ChipsField } from "../chips-field";
import { useRequestsWords } from "../words";
import { ContactPicker } from "./contact-picker";
import { AUDIENCES, type Draft, MAX_NAME, MAX_TAG, type RecipientErrors } from "./draft";
import { useCreateWords } from "./words";

/** Locations up to which all can be added with one press. */
const MAX_LOCATIONS = 200;

export interface RecipientsStepProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  errors: RecipientErrors;
}

/** The fields, and why customers cannot be chosen by how satisfied they are. */
export function RecipientsStep({ draft, onChange, errors }: RecipientsStepProps) {
  const words = useCreateWords();
  const { location } = useRequestsWords();
  const { data: all } = useQuery(locationsQuery);
  const ids =
    all?.next_cursor === null && all.items.length <= MAX_LOCATIONS ? all.items.map(({ id }) => id) : [];
  const { audience } = words;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <LocationsField
          words={location}
          label={words.locations.label}
          values={draft.locations}
          onChange={(locations) => onChange({ locations })}
          placeholder={words.locations.placeholder}
          isRequired
          errorMessage={errors.locations && words.locations.required}
          removeLabel={words.locations.remove}
        />
        {ids.length > 1 && draft.locations.length < ids.length && (
          <Button size="sm" className="self-start" onPress={() => onChange({ locations: ids })}>
            {words.locations.all}
          </Button>
        )}
      </div>
      <RadioGroup
        label={audience.label}
        value={draft.kind}
        onChange={(chosen) => onChange({ kind: AUDIENCES.find((each) => each === chosen) ?? "all" })}
        choices={AUDIENCES.map((value) => ({
          value,
          label: audience[value],
          description: audience[`${value}_text`],
        }))}
      />
      {draft.kind === "tags" && (
        <ChipsField
          label={audience.tags_label}
          values={draft.tags}
          onChange={(tags) => onChange({ tags })}
          placeholder={audience.tags_placeholder}
          errorMessage={errors.tags && audience.tags_required}
          removeLabel={audience.remove_tag}
          maxLength={MAX_TAG}
        />
      )}
      {draft.kind === "contacts" && (
        <ContactPicker
          chosen={draft.contacts}
          onChange={(contacts) => onChange({ contacts })}
          location={draft.locations.length === 1 ? draft.locations[0] : undefined}
          errorMessage={errors.contacts && audience.contacts_required}
        />
      )}
      <p className="flex items-start gap-2.5 rounded-md bg-sunken px-3 py-2.5 text-xs text-pretty text-ink-muted">
        <ShieldCheck className="mt-px size-4 shrink-0 text-brass-ink" strokeWidth={1.5} aria-hidden="true" />
        {audience.fair}
      </p>
      <TextField
        label={words.name.label}
        description={words.name.help}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        maxLength={MAX_NAME}
        isRequired
        errorMessage={errors.name && words.name.required}
      />
    </div>
  );
}
