// Choosing several locations: one after the other, each removed by its button.
import { X } from "lucide-react";
import { useLocationNames } from "@/lib/location-choices";
import { LocationField, type LocationFieldWords } from "./location-field";

export interface LocationsFieldProps {
  words: Omit<LocationFieldWords, "location">;
  label: string;
  values: readonly string[];
  onChange: (ids: readonly string[]) => void;
  placeholder: string;
  isRequired?: boolean;
  errorMessage?: string | undefined;
  removeLabel: (name: string) => string;
}

/** The field that adds a location, and those that were chosen. */
export function LocationsField(props: LocationsFieldProps) {
  const {
    words,
    label,
    values,
    onChange,
    placeholder,
    isRequired = false,
    errorMessage,
    removeLabel,
  } = props;
  const nameOf = useLocationNames(values);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <LocationField
        // Empty again after each choice.
        key={values.length}
        words={{ ...words, location: label }}
        value={undefined}
        onChange={(id) => id !== undefined && !values.includes(id) && onChange([...values, id])}
        placeholder={placeholder}
        isRequired={isRequired}
        errorMessage={errorMessage}
      />
      {values.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {values.map((id) => (
            <li
              key={id}
              className="inline-flex max-w-full items-center gap-0.5 rounded-full bg-primary-soft py-0.5 pr-0.5 pl-3 text-sm text-link"
            >
              <bdi className="truncate">{nameOf(id) ?? "…"}</bdi>
              <button
                type="button"
                aria-label={removeLabel(nameOf(id) ?? "…")}
                onClick={() => onChange(values.filter((each) => each !== id))}
                className="focus-ring grid size-6 shrink-0 place-items-center rounded-full hover:bg-hover"
              >
                <X className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
