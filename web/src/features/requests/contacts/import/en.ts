// Words of the import of contacts; loaded with it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");
const contacts = (count: number) => `${n(count)} ${plural("en", count, "contact", "contacts")}`;

export const importing = {
  title: "Import contacts",
  steps: ["File", "Match and review", "Result"],
  step: (at: number, total: number, name: string) => `Step ${at} of ${total}: ${name}`,
  file: {
    drop: "Drop a CSV file here",
    choose: "Choose a file",
    limits: (size: string, rows: number) =>
      `Include a header row. Up to ${size} and ${n(rows)} rows, separated by commas, semicolons, or tabs.`,
    template: "Download a template",
    template_name: "contacts.csv",
    template_rows: [
      ["name", "email", "phone", "language", "location", "tags", "last visit", "consent", "consent proof"],
      [
        "Anna Moreau",
        "anna@example.com",
        "+1 512 555 0143",
        "en",
        "Corner Diner",
        "lunch|patio",
        "2026-11-20",
        "granted",
        "Booking form: “You may contact me about my visit.”",
      ],
    ],
    location: "Location for rows without one",
    no_location: "None",
    consent: "Consent for rows that don’t specify it",
    consent_help:
      "Only claim consent you can prove. Contacts without consent are imported but never sent a request.",
    too_large: (size: string) => `The file is larger than ${size}.`,
    unreadable: "The file couldn’t be read.",
  },
  check: {
    columns: "Columns",
    column: "In your file",
    field: "Import as",
    unnamed: (number: number) => `Column ${number}`,
    ignored: "Not imported",
    fields: {
      name: "Name",
      email: "Email address",
      phone: "Phone",
      language: "Language",
      location: "Location",
      tags: "Tags",
      last_visit: "Last visit",
      consent: "Consent",
      consent_source: "Where consent was given",
      consent_proof: "Proof of consent",
      consent_date: "Date of consent",
    },
    needs_address: "Choose the column that contains email addresses or phone numbers.",
    summary: "Review",
    rows: "Rows",
    created: "New contacts",
    joined: "Merged into existing contacts",
    opted_out: "Opted out: imported, but never sent a request",
    refused: "Skipped due to problems",
    problems: "Problems",
    line: "Line",
    problem: "Problem",
    more: (count: number) => `and ${n(count)} more`,
    codes: {
      required: "A required value is missing.",
      invalid: "This value isn’t valid.",
      invalid_email: "This isn’t a valid email address.",
      invalid_phone: "This isn’t a valid phone number.",
      invalid_date: "This isn’t a valid date.",
      too_long: "This text is too long.",
      too_many: "There are too many values.",
      unknown: "Vitrine doesn’t recognize this name or ID.",
      ambiguous: "Several locations have this name. Use their store codes.",
      in_the_future: "The consent date can’t be in the future.",
      expires_too_soon: "The expiration date must be after the consent date.",
      invalid_character: "This text contains a control character.",
    },
    code_other: "This value can’t be used.",
  },
  file_problems: {
    empty: "The file has headers but no rows.",
    too_many_rows: "The file has more than 20,000 rows. Split it into smaller files.",
    too_many_columns: "The file has more than 100 columns.",
    no_address: "No column contains email addresses or phone numbers.",
    unknown_field: "One of the columns is no longer recognized. Choose the file again.",
  },
  check_failed: "The file couldn’t be checked.",
  back: "Choose another file",
  submit: (count: number) => `Import ${contacts(count)}`,
  failed:
    "The import didn’t finish. Contacts already imported stay, and importing the same file again won’t create duplicates.",
  result: {
    title: (count: number) => `${contacts(count)} imported`,
    refused: (count: number) =>
      `${n(count)} ${plural("en", count, "row was", "rows were")} skipped. Fix them in your file and import it again. You won’t get duplicates.`,
    done: "Done",
  },
};
