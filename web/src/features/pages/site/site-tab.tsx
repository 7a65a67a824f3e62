// Settings of the site: look, languages, introduction, legal details, and whether it is public.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { ProblemNote } from "@/ui/problem-note";
import { Switch } from "@/ui/switch";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { saveSite, siteQuery } from "../api";
import { AddressFields } from "../create/address-fields";
import { LookFields } from "../create/look-fields";
import { TemplateField } from "../create/template-field";
import { LANGUAGES } from "../lists";
import { MAX_INTRO, type SiteDraft, type SiteErrors, siteBody, siteDraftOf, siteErrors } from "../site-draft";
import type { Site } from "../types";
import { UnsavedChanges } from "../unsaved-changes";
import { usePagesWords } from "../words";
import { LegalFields } from "./legal-fields";
import { Part } from "./part";
import { useSiteWords } from "./words";

/** One form with one button. */
export function SiteTab({ site }: { site: Site }) {
  const words = useSiteWords();
  const shared = usePagesWords();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const isDisabled = !useMay()("manage_site");
  const [draft, setDraft] = useState(() => siteDraftOf(site));
  const [isDirty, setDirty] = useState(false);
  const [errors, setErrors] = useState<SiteErrors>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveSite(siteBody(draft)),
    onSuccess: (saved) => {
      setDirty(false);
      client.setQueryData(siteQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: ["pages"] });
      toasts.success(words.saved);
    },
  });
  const slugRefusal = refusedField(error, "slug")?.code;
  const change = (patch: Partial<SiteDraft>) => {
    setErrors({});
    setDirty(true);
    setDraft((before) => ({ ...before, ...patch }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nextErrors = siteErrors(draft);
    setErrors(nextErrors);
    if (Object.keys(nextErrors).length === 0 && !isPending) mutate();
  };
  const fields = { draft, onChange: change, errors, isDisabled };
  const isWrong = Object.keys(errors).length > 0;
  return (
    <form onSubmit={submit} noValidate className="flex max-w-4xl flex-col gap-4">
      <Card className="divide-y divide-line">
        <Switch
          isSelected={draft.state === "live"}
          isDisabled={isDisabled}
          description={words.state.text}
          onChange={(isOn) => change({ state: isOn ? "live" : "off" })}
          className="px-4 py-4 sm:px-5"
        >
          {words.state.label}
        </Switch>
        <Switch
          isSelected={draft.shows_reviews}
          isDisabled={isDisabled}
          description={words.reviews.text}
          onChange={(shows_reviews) => change({ shows_reviews })}
          className="px-4 py-4 sm:px-5"
        >
          {words.reviews.label}
        </Switch>
      </Card>
      <Part title={words.template.title} text={words.template.text}>
        <TemplateField
          value={draft.template}
          onChange={(template) => change({ template })}
          isDisabled={isDisabled}
        />
      </Part>
      <Part title={words.look.title} text={words.look.text}>
        <LookFields {...fields} />
        <Link href="/dashboard/settings/organisation" className="self-start text-sm">
          {words.logo}
        </Link>
      </Part>
      <Part title={words.address.title} text={words.address.text}>
        <AddressFields site={site} slugRefusal={slugRefusal} {...fields} />
      </Part>
      <Part title={words.intro.title} text={words.intro.text}>
        {LANGUAGES.filter((language) => draft.languages.includes(language)).map((language) => (
          <TextField
            key={language}
            label={words.intro.label(shared.languages[language])}
            placeholder={words.intro.placeholder}
            value={draft.intro[language]}
            onChange={(text) => change({ intro: { ...draft.intro, [language]: text } })}
            maxLength={MAX_INTRO}
            rows={3}
            isDisabled={isDisabled}
          />
        ))}
      </Part>
      <Part title={words.legal.title} text={words.legal.text}>
        <LegalFields
          value={draft.legal}
          onChange={(legal) => change({ legal })}
          country={site.missing_languages[0] ?? me?.organisation?.default_country ?? null}
          isDisabled={isDisabled}
        />
      </Part>
      {error && slugRefusal === undefined && (
        <Banner kind="error" title={words.failed}>
          <ProblemNote error={error} />
        </Banner>
      )}
      {!isDisabled && (
        <div className="sticky bottom-0 -mx-1 flex items-center gap-3 border-t border-line bg-paper px-1 py-3">
          <Button type="submit" variant="primary" isPending={isPending}>
            {words.save}
          </Button>
          {(isWrong || slugRefusal !== undefined) && (
            <p role="alert" className="text-sm text-poor-ink">
              {words.invalid}
            </p>
          )}
        </div>
      )}
      <UnsavedChanges isDirty={isDirty} />
    </form>
  );
}
