// The fields of a contact.
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { DatePicker } from "@/ui/date-picker";
import { LocationsField } from "@/ui/locations-field";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { ChipsField } from "../chips-field";
import { useRequestsWords } from "../words";
import { ConsentFields } from "./consent-fields";
import type { ContactDraft, ContactErrors } from "./form";
import { useContactWords } from "./words";

const LANGUAGES = ["en", "fr"] as const;

export interface ContactFieldsProps {
  draft: ContactDraft;
  onChange: (patch: Partial<ContactDraft>) => void;
  errors: ContactErrors;
  /** Remark of the server about a field. */
  refused: (field: string) => string | undefined;
  optedOutAt: string | null;
}

/** Person, visit, and consents. */
export function ContactFields({ draft, onChange, errors, refused, optedOutAt }: ContactFieldsProps) {
  const { form: words } = useContactWords();
  const format = useFormat();
  const { location } = useRequestsWords();
  return (
    <>
      {optedOutAt && <Banner kind="warning">{words.opted_out(format.date(optedOutAt))}</Banner>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.name}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          maxLength={120}
          autoComplete="off"
          isRequired
          errorMessage={errors.name ? words[errors.name] : refused("name")}
        />
        <Select
          label={words.language}
          value={draft.language}
          choices={LANGUAGES.map((id) => ({ id, label: words.languages[id] }))}
          onChange={(chosen) => onChange({ language: chosen === "fr" ? "fr" : "en" })}
        />
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={draft.email}
          onChange={(email) => onChange({ email })}
          maxLength={254}
          errorMessage={errors.email ? words[errors.email] : refused("email")}
        />
        <TextField
          label={words.phone}
          type="tel"
          autoComplete="off"
          value={draft.phone}
          onChange={(phone) => onChange({ phone })}
          maxLength={40}
          errorMessage={refused("phone")}
        />
        <LocationsField
          words={location}
          label={words.locations}
          values={draft.locations}
          onChange={(locations) => onChange({ locations })}
          placeholder={words.locations_placeholder}
          removeLabel={words.remove_location}
          errorMessage={refused("location_ids")}
        />
        <DatePicker
          label={words.visit}
          value={draft.visit}
          onChange={(visit) => onChange({ visit })}
          errorMessage={refused("last_visit")}
        />
      </div>
      <ChipsField
        label={words.tags}
        values={draft.tags}
        onChange={(tags) => onChange({ tags })}
        placeholder={words.tags_placeholder}
        removeLabel={words.remove_tag}
        maxLength={40}
        errorMessage={refused("tags")}
      />
      {!optedOutAt && (
        <fieldset className="flex flex-col gap-4 border-t border-line pt-5">
          <legend className="float-left text-sm font-semibold text-ink">{words.consent}</legend>
          <p className="-mt-2 text-sm text-pretty text-ink-muted">{words.consent_text}</p>
          {(["email", "sms"] as const).map(
            (channel) =>
              (channel === "email" || draft.phone.trim() !== "") && (
                <ConsentFields
                  key={channel}
                  channel={channel}
                  consent={draft.consents[channel]}
                  onChange={(consent) => onChange({ consents: { ...draft.consents, [channel]: consent } })}
                  lacksProof={errors.proof === channel}
                />
              ),
          )}
        </fieldset>
      )}
    </>
  );
}
