// The fields of the Add Location form.
import { useMessages } from "@/lib/i18n";
import { TextField } from "@/ui/text-field";
import { CategoryField } from "../categories/category-field";
import { CountryField } from "../country-field";
import { type Draft, type Field, LIMITS } from "./form";

export interface AddFieldsProps {
  draft: Draft;
  errors: Partial<Record<Field, string>>;
  isDisabled: boolean;
  onChange: (field: Field, text: string) => void;
}

/** Name and category, then the address, then how to reach it. */
export function AddFields({ draft, errors, isDisabled, onChange }: AddFieldsProps) {
  const { form } = useMessages().locations;
  const text = (field: Exclude<Field, "category" | "country">) => ({
    name: field,
    label: form[field],
    value: draft[field],
    onChange: (value: string) => onChange(field, value),
    errorMessage: errors[field],
    maxLength: LIMITS[field],
    isDisabled,
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...text("name")} isRequired autoFocus />
      <CategoryField
        label={form.category}
        placeholder={form.category_placeholder}
        value={draft.category}
        onChange={(category) => onChange("category", category)}
        errorMessage={errors.category}
        isDisabled={isDisabled}
      />
      <TextField {...text("address")} isRequired className="sm:col-span-2" />
      <TextField {...text("city")} isRequired />
      <TextField {...text("state")} />
      <TextField {...text("postal_code")} />
      <CountryField
        label={form.country}
        placeholder={form.country_placeholder}
        value={draft.country || null}
        onChange={(country) => onChange("country", country ?? "")}
        errorMessage={errors.country}
        isDisabled={isDisabled}
      />
      <TextField {...text("phone")} type="tel" inputMode="tel" />
      <TextField {...text("website")} type="url" inputMode="url" placeholder={form.website_placeholder} />
    </div>
  );
}
