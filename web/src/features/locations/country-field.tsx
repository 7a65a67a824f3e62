// A country, found by typing its name.
import { useMemo, useState } from "react";
import { countryChoices, countryName } from "@/lib/countries";
import { useFormat } from "@/lib/i18n";
import { ComboBox } from "@/ui/combo-box";
import type { FieldTexts } from "@/ui/field";

export interface CountryFieldProps extends FieldTexts {
  /** ISO 3166-1 alpha-2, or null. */
  value: string | null;
  onChange: (country: string | null) => void;
  placeholder?: string;
  isDisabled?: boolean;
}

/** A combo box of all countries. Emptying it takes the country away. */
export function CountryField({ value, onChange, ...props }: CountryFieldProps) {
  const { locale } = useFormat();
  const choices = useMemo(() => countryChoices(locale), [locale]);
  const [text, setText] = useState(value ? countryName(value, locale) : "");
  const type = (next: string) => {
    setText(next);
    if (next === "" && value !== null) onChange(null);
  };
  const select = (country: string) => {
    if (country !== value) onChange(country);
  };
  return (
    <ComboBox
      {...props}
      name="country"
      choices={choices}
      inputValue={text}
      onInputChange={type}
      onSelect={select}
    />
  );
}
