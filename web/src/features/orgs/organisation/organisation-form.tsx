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
import { NameField, useNaming } from "../name-field";
import { changeOrganisation, type Organisation } from "./api";

/** The countries whose postal codes and telephone numbers are known best; others are told by each location. */
const COUNTRIES = ["US", "CA", "FR", "BE", "CH", "LU", "GB", "IE", "AU", "NZ", "DE", "ES", "IT", "PT", "NL"];
const NONE = "none";

export interface OrganisationFormProps {
  organisation: Organisation;
  /** False shows it without letting it be changed. */
  mayChange: boolean;
}

/** The form; what is wrong is said at its field. */
export function OrganisationForm({ organisation, mayChange: may }: OrganisationFormProps) {
  const words = useOrganisationWords();
  const messages = useMessages();
  const { locale } = useFormat();
  const client = useQueryClient();
  const naming = useNaming(organisation.name);
  const [country, setCountry] = useState(organisation.default_country ?? NONE);
  const [language, setLanguage] = useState<string>(organisation.default_language ?? NONE);
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: "region" });
    const known = COUNTRIES.includes(country) || country === NONE ? COUNTRIES : [...COUNTRIES, country];
    const found = known.map((id) => ({ id, label: names.of(id) ?? id }));
    found.sort((a, b) => a.label.localeCompare(b.label, locale));
    return [{ id: NONE, label: words.country_none }, ...found];
  }, [locale, country, words]);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      changeOrganisation({
        name: naming.name,
        default_country: country === NONE ? "" : country,
        default_language: language === NONE ? "" : language,
      }),
    onSuccess: (after) => {
      client.setQueryData(meQuery.queryKey, after);
      naming.change(after.organisation?.name ?? naming.name);
      toasts.success(words.saved);
    },
    onError: naming.refuse,
  });
  return (
    <Card className="p-4 sm:p-6">
      <form
        onSubmit={(event) => naming.submit(event, () => !isPending && mutate())}
        noValidate
        className="flex max-w-md flex-col gap-5"
      >
        {!may && <Banner kind="info">{words.read_only}</Banner>}
        {error && naming.error === undefined && (
          <Banner kind="error" title={words.failed}>
            {problemText(error, messages)}
          </Banner>
        )}
        <NameField naming={naming} label={words.name} name="organization" isDisabled={!may} />
        <Select
          label={words.country}
          value={country}
          onChange={setCountry}
          choices={choices}
          description={words.country_help}
          isDisabled={!may}
        />
        <Select
          label={words.language}
          value={language}
          onChange={setLanguage}
          choices={[
            { id: NONE, label: words.language_none },
            { id: "en", label: words.languages.en },
            { id: "fr", label: words.languages.fr },
          ]}
          description={words.language_help}
          isDisabled={!may}
        />
        {may && (
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
