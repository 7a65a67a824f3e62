// Locations of a report: all, some, or the locations with a label.
import { useQuery } from "@tanstack/react-query";
import { LocationsField } from "@/ui/locations-field";
import { RadioGroup } from "@/ui/radio-group";
import { Select } from "@/ui/select";
import { labelsQuery } from "../api";
import { useReportsWords } from "../words";
import { type Content, SCOPES, type Trouble } from "./draft";
import { useCreateWords } from "./words";

export interface PlacesFieldProps {
  content: Content;
  onChange: (patch: Partial<Content>) => void;
  trouble: Trouble | null;
}

/** The choice, and the field that belongs to it. */
export function PlacesField({ content, onChange, trouble }: PlacesFieldProps) {
  const { places: words, troubles } = useCreateWords();
  const { filters } = useReportsWords();
  const { data: labels } = useQuery(labelsQuery);
  const error = trouble === null ? undefined : troubles[trouble];
  const names = { all: words.all, some: words.some, label: words.tagged };
  const scopes = SCOPES.filter((scope) => scope !== "label" || (labels?.items.length ?? 0) > 0);
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={words.label}
        value={content.scope}
        onChange={(chosen) => onChange({ scope: SCOPES.find((scope) => scope === chosen) ?? "all" })}
        choices={scopes.map((value) => ({ value, label: names[value] }))}
      />
      {content.scope === "some" && (
        <div className="sm:pl-6.5">
          <LocationsField
            words={filters}
            label={words.add}
            values={content.locations}
            onChange={(locations) => onChange({ locations })}
            placeholder={words.placeholder}
            isRequired
            errorMessage={error}
            removeLabel={words.remove}
          />
        </div>
      )}
      {content.scope === "label" && (
        <div className="sm:pl-6.5">
          <Select
            label={words.choose_label}
            value={content.label ?? null}
            placeholder={words.label_placeholder}
            choices={(labels?.items ?? []).map(({ id, name }) => ({ id, label: name }))}
            onChange={(label) => onChange({ label })}
            isRequired
            errorMessage={error}
          />
        </div>
      )}
    </div>
  );
}
