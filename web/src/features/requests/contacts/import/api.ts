// Import of contacts from a CSV file.
import { api, type Schemas, unwrap } from "@/lib/api";

export type NewImport = Schemas["NewContactImport"];
export type ImportAnswer = Schemas["ContactImport"];

/** Imports the contacts of a file, or previews the import. */
export function importContacts(body: NewImport): Promise<ImportAnswer> {
  return unwrap(api.POST("/api/v1/contacts/import", { body }));
}
