// The request to one person while it is written. Pure.
import type { Language, NewRequest } from "../types";

/** The fields. */
export interface AskDraft {
  kind: "new" | "known";
  location: string | undefined;
  name: string;
  email: string;
  language: Language;
  /** True when the member confirms that the person was informed. */
  isTold: boolean;
  /** Id of the contact. */
  contact: string | undefined;
}

/** Fields that keep it from being sent, with the name of their remark. */
export interface AskErrors {
  location?: "required";
  name?: "name_required";
  email?: "email_required" | "email_invalid";
  told?: "told_required";
  contact?: "contact_required";
}

/** Rough check of an email address; the server validates it. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns the errors of the missing fields. */
export function askErrors({ kind, location, name, email, isTold, contact }: AskDraft): AskErrors {
  const address = email.trim();
  return {
    ...(location === undefined && { location: "required" }),
    ...(kind === "known" && contact === undefined && { contact: "contact_required" }),
    ...(kind === "new" && name.trim() === "" && { name: "name_required" }),
    ...(kind === "new" && address === "" && { email: "email_required" }),
    ...(kind === "new" && address !== "" && !ADDRESS.test(address) && { email: "email_invalid" }),
    ...(kind === "new" && !isTold && { told: "told_required" }),
  };
}

/** Returns the request body of a draft without errors. */
export function askBody({ kind, location = "", name, email, language, contact }: AskDraft): NewRequest {
  if (kind === "known") return { contact_id: contact ?? null, location_id: location };
  return { name: name.trim(), email: email.trim(), language, location_id: location };
}
