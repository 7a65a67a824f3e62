// Name, country and language of the organization.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Select } from "@/ui/select";
import { toasts } from "@/ui/toast";
import { useOrganisationWords } from "../members/words";
import { NameField, useNameField } from "../name-field";
import { changeOrganisation, type Organisation } from "./api";

/** Countries offered as the default. Locations in other countries set their country themselves. */
const DEFAULT_COUNTRIES = [
  "US",
  "CA",
  "FR",
  "BE",
  "CH",
  "LU",
  "GB",
  "IE",
  "AU",
  "NZ",
  "DE",
  "ES",
  "IT",
  "PT",
  "NL",
];
const NO_DEFAULT = "none";

export interface OrganisationFormProps {
  organisation: Organisation;
  /** False makes the form read-only. */
  canEdit: boolean;
}

/** Form with the organization's defaults. Field errors appear at their field. */
export function OrganisationForm({ organisation, canEdit }: OrganisationFormProps) {
  const words = useOrganisationWords();
  const messages = useMessages();
  const { locale } = useFormat();
  const client = useQueryClient();
  const nameField = useNameField(organisation.name);
  const [country, setCountry] = useState(organisation.default_country ?? NO_DEFAULT);
  const [language, setLanguage] = useState<string>(organisation.default_language ?? NO_DEFAULT);
  const countryChoices = useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: "region" });
    const countryCodes =
      DEFAULT_COUNTRIES.includes(country) || country === NO_DEFAULT
        ? DEFAULT_COUNTRIES
        : [...DEFAULT_COUNTRIES, country];
    const countries = countryCodes.map((id) => ({ id, label: names.of(id) ?? id }));
    countries.sort((a, b) => a.label.localeCompare(b.label, locale));
    return [{ id: NO_DEFAULT, label: words.country_none }, ...countries];
  }, [locale, country, words]);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      changeOrganisation({
        name: nameField.name,
        default_country: country === NO_DEFAULT ? "" : country,
        default_language: language === NO_DEFAULT ? "" : language,
      }),
    onSuccess: (updated) => {
      client.setQueryData(meQuery.queryKey, updated);
      nameField.setName(updated.organisation?.name ?? nameField.name);
      toasts.success(words.saved);
    },
    onError: nameField.handleError,
  });
  return (
    <Card className="p-4 sm:p-6">
      <form
        onSubmit={(event) => nameField.submit(event, () => !isPending && mutate())}
        noValidate
        className="flex max-w-md flex-col gap-5"
      >
        {!canEdit && <Banner kind="info">{words.read_only}</Banner>}
        {error && nameField.error === undefined && (
          <Banner kind="error" title={words.failed}>
            {problemText(error, messages)}
          </Banner>
        )}
        <NameField state={nameField} label={words.name} name="organization" isDisabled={!canEdit} />
        <Select
          label={words.country}
          value={country}
          onChange={setCountry}
          choices={countryChoices}
          description={words.country_help}
          isDisabled={!canEdit}
        />
        <Select
          label={words.language}
          value={language}
          onChange={setLanguage}
          choices={[
            { id: NO_DEFAULT, label: words.language_none },
            { id: "en", label: words.languages.en },
            { id: "fr", label: words.languages.fr },
          ]}
          description={words.language_help}
          isDisabled={!canEdit}
        />
        {canEdit && (
          <div>
            <Button type="submit" variant="primary" isPending={isPending}>
              {words.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
