// Name, address and languages of the site.
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Checkbox } from "@/ui/checkbox";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { WebAddress } from "@/ui/web-address";
import { LANGUAGES } from "../lists";
import {
  addressOf,
  MAX_NAME,
  MAX_SLUG,
  placeName,
  type SiteDraft,
  type SiteErrors,
  withLanguage,
} from "../site-draft";
import type { Site } from "../types";
import { usePagesWords } from "../words";
import { useCreateWords } from "./words";

export interface AddressFieldsProps {
  site: Site;
  draft: SiteDraft;
  onChange: (patch: Partial<SiteDraft>) => void;
  errors: SiteErrors;
  /** Code of the server's refusal of the slug. */
  slugRefusal: string | undefined;
  isDisabled?: boolean;
}

/** The fields in one column. */
export function AddressFields({
  site,
  draft,
  onChange,
  errors,
  slugRefusal,
  isDisabled = false,
}: AddressFieldsProps) {
  const { address: words } = useCreateWords();
  const shared = usePagesWords();
  const format = useFormat();
  const { languages, default_language } = draft;
  const isMissing = site.missing_languages.length > 0 && !languages.includes("fr");
  const refusal =
    slugRefusal === "too_many"
      ? words.slug_too_many
      : slugRefusal === undefined
        ? undefined
        : words.slug_taken;
  const main = languages.includes(default_language) ? default_language : (languages[0] ?? default_language);
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={words.name}
        description={words.name_help}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        maxLength={MAX_NAME}
        errorMessage={errors.name && words.name_required}
        isDisabled={isDisabled}
      />
      <TextField
        label={words.slug}
        description={
          <span className="break-words">
            {words.slug_help}{" "}
            <WebAddress address={new URL(addressOf(site, draft.slug), location.origin).href} />
          </span>
        }
        value={draft.slug}
        onChange={(slug) => onChange({ slug: slug.trim().toLowerCase() })}
        maxLength={MAX_SLUG}
        spellCheck="false"
        errorMessage={errors.slug ? words.slug_invalid : refusal}
        isDisabled={isDisabled}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium text-ink">{words.languages}</legend>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            isSelected={languages.includes(language)}
            isDisabled={isDisabled}
            onChange={(isOn) => onChange({ languages: withLanguage(languages, language, isOn) })}
          >
            {shared.languages[language]}
          </Checkbox>
        ))}
      </fieldset>
      {isMissing && (
        <Banner kind="warning">
          {words.missing(format.list(site.missing_languages.map((code) => placeName(code, format.locale))))}
        </Banner>
      )}
      {languages.length > 1 && (
        <Select
          label={words.default_language}
          description={words.default_help}
          value={main}
          choices={languages.map((id) => ({ id, label: shared.languages[id] }))}
          onChange={(chosen) =>
            onChange({ default_language: LANGUAGES.find((each) => each === chosen) ?? default_language })
          }
          isDisabled={isDisabled}
        />
      )}
    </div>
  );
}
