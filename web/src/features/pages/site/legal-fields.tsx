// Legal details: those that the law of a country asks for, then the others.
import { useState } from "react";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { LEGAL_FIELDS, LEGAL_OF, MAX_LEGAL, type SiteDraft } from "../site-draft";
import { useSiteWords } from "./words";

type Country = keyof typeof LEGAL_OF;
type Field = (typeof LEGAL_FIELDS)[number];
const COUNTRIES = Object.keys(LEGAL_OF) as Country[];

export interface LegalFieldsProps {
  value: SiteDraft["legal"];
  onChange: (legal: SiteDraft["legal"]) => void;
  /** Country of most locations. */
  country: string | null;
  isDisabled: boolean;
}

/** Shows all fields; the country only decides their order. */
export function LegalFields({ value, onChange, country, isDisabled }: LegalFieldsProps) {
  const { legal: words } = useSiteWords();
  const [chosen, setChosen] = useState<Country>(COUNTRIES.find((each) => each === country) ?? "US");
  const required: readonly Field[] = LEGAL_OF[chosen];
  const others = LEGAL_FIELDS.filter((field) => !required.includes(field));
  const fieldOf = (field: Field) => (
    <TextField
      key={field}
      label={words.fields[field]}
      hint={required.includes(field) ? words.asked : undefined}
      value={value[field]}
      onChange={(text) => onChange({ ...value, [field]: text })}
      maxLength={MAX_LEGAL}
      isDisabled={isDisabled}
      className={field === "host" || field === "profession" ? "sm:col-span-2" : undefined}
    />
  );
  return (
    <>
      <Select
        label={words.country}
        value={chosen}
        choices={COUNTRIES.map((id) => ({ id, label: words.countries[id] }))}
        onChange={(id) => setChosen(COUNTRIES.find((each) => each === id) ?? chosen)}
        className="sm:w-72"
      />
      <div className="grid gap-4 sm:grid-cols-2">{required.map(fieldOf)}</div>
      {others.length > 0 && (
        <details open={others.some((field) => value[field] !== "")} className="group">
          <summary className="focus-ring w-fit cursor-default rounded-sm text-sm font-medium text-link">
            {words.others}
          </summary>
          <div className="mt-4 grid gap-4 sm:grid-cols-2">{others.map(fieldOf)}</div>
        </details>
      )}
    </>
  );
}
