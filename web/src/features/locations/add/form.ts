// The state of the Add Location form, without the form.
import type { NewLocation } from "../api";

export const FIELDS = [
  "name",
  "category",
  "address",
  "city",
  "state",
  "postal_code",
  "country",
  "phone",
  "website",
] as const;
export type Field = (typeof FIELDS)[number];
export type Draft = Record<Field, string>;

/** Longest text of each field, as the server's. */
export const LIMITS: Record<Field, number> = {
  name: 200,
  category: 100,
  address: 300,
  city: 100,
  state: 100,
  postal_code: 20,
  country: 2,
  phone: 40,
  website: 500,
};

/** An empty form, in the country where the organization is at home. */
export function emptyDraft(country: string | null): Draft {
  return {
    name: "",
    category: "",
    address: "",
    city: "",
    state: "",
    postal_code: "",
    country: country ?? "",
    phone: "",
    website: "",
  };
}

/** Name, address and city are needed; the button waits for them. */
export function isComplete(draft: Draft): boolean {
  return [draft.name, draft.address, draft.city].every((text) => text.trim() !== "");
}

/** Returns the request: trimmed, with null for empty fields. */
export function toNewLocation(draft: Draft): NewLocation {
  const optional = (text: string) => text.trim() || null;
  return {
    name: draft.name.trim(),
    address: draft.address.trim(),
    city: draft.city.trim(),
    category: optional(draft.category),
    state: optional(draft.state),
    postal_code: optional(draft.postal_code),
    country: optional(draft.country),
    phone: optional(draft.phone),
    website: optional(draft.website),
  };
}
