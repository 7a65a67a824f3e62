// Form fields for the content of a directory listing.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { locationQuery } from "@/lib/location-choices";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import type { FoundValues } from "../types";
import { useCitationsWords, useListingWords } from "../words";

/** The fields as they are typed. */
export type ListingForm = Record<keyof FoundValues, string>;

const LIMITS: Record<keyof FoundValues, number> = {
  name: 300,
  address: 500,
  city: 100,
  postcode: 40,
  phone: 100,
};

/** Returns the listed values as editable text. */
export function typedOf(values: Partial<FoundValues> | undefined): ListingForm {
  const { name, address, city, postcode, phone } = values ?? {};
  return {
    name: name ?? "",
    address: address ?? "",
    city: city ?? "",
    postcode: postcode ?? "",
    phone: phone ?? "",
  };
}

/** Returns the fields that are not empty. */
export function seenOf(typed: ListingForm): Partial<ListingForm> {
  return Object.fromEntries(
    Object.entries(typed)
      .map(([field, value]) => [field, value.trim()])
      .filter(([, value]) => value !== ""),
  );
}

export interface SeenFieldsProps {
  location: string;
  value: ListingForm;
  onChange: (value: ListingForm) => void;
}

/** Name, address, postal code, city and phone, and a button that takes them from the profile. */
export function SeenFields({ location, value, onChange }: SeenFieldsProps) {
  const shared = useCitationsWords();
  const { found: words } = useListingWords();
  const { data: profile } = useQuery(locationQuery(location));
  const [isFilled, setFilled] = useState(false);
  const set = (field: keyof ListingForm) => (text: string) => onChange({ ...value, [field]: text });
  const fill = () => {
    if (!profile) return;
    setFilled(true);
    onChange({
      name: profile.name,
      address: [profile.address, profile.address2].filter(Boolean).join(", "),
      city: profile.city,
      postcode: profile.postal_code ?? "",
      phone: profile.phone ?? "",
    });
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1 text-sm font-medium text-ink">{words.values}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-[46ch] text-xs text-pretty text-ink-muted">{words.values_help}</p>
        <Button size="sm" isDisabled={!profile || isFilled} onPress={fill}>
          {words.same_as_profile}
        </Button>
      </div>
      <TextField
        label={shared.fields.name}
        value={value.name}
        onChange={set("name")}
        maxLength={LIMITS.name}
      />
      <TextField
        label={shared.fields.address}
        value={value.address}
        onChange={set("address")}
        maxLength={LIMITS.address}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={shared.fields.postcode}
          value={value.postcode}
          onChange={set("postcode")}
          maxLength={LIMITS.postcode}
        />
        <TextField label={words.city} value={value.city} onChange={set("city")} maxLength={LIMITS.city} />
      </div>
      <TextField
        label={shared.fields.phone}
        type="tel"
        value={value.phone}
        onChange={set("phone")}
        maxLength={LIMITS.phone}
      />
    </fieldset>
  );
}
