// Name, language and time zone, saved together.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useMemo, useState } from "react";
import { ApiError } from "@/lib/api";
import { useI18n } from "@/lib/i18n";
import { changeProfile, type Me, meQuery } from "@/lib/me";
import { fieldText, problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ComboBox } from "@/ui/combo-box";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { findTimeZone, timeZoneChoices, timeZoneLabel } from "@/ui/time-zones";
import { toasts } from "@/ui/toast";
import { membersQuery } from "../members/api";
import { profileWords, useProfileWords } from "./words";

const NONE = "none";
/** Longest first or last name. */
const MAX_NAME = 100;

type Field = "first_name" | "last_name" | "time_zone";

/** The form; errors are shown at their fields. */
export function ProfileForm({ me: { user, organisation } }: { me: Me }) {
  const words = useProfileWords();
  const { messages, format, setLanguage } = useI18n();
  const client = useQueryClient();
  const [now] = useState(() => new Date());
  const zones = useMemo(() => timeZoneChoices(format.locale, now), [format.locale, now]);
  const [first, setFirst] = useState(user.first_name);
  const [last, setLast] = useState(user.last_name);
  const [language, setOwnLanguage] = useState<string>(user.language ?? NONE);
  const [zone, setZone] = useState(() =>
    user.time_zone ? timeZoneLabel(user.time_zone, format.locale, now) : "",
  );
  const [listed, setListed] = useState({ locale: format.locale, zones });
  if (listed.locale !== format.locale) {
    // Translated into the newly chosen language, because the next save would not recognize the old text.
    setListed({ locale: format.locale, zones });
    const id = findTimeZone(zone, listed.zones);
    if (id) setZone(timeZoneLabel(id, format.locale, now));
  }
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: (time_zone: string) =>
      changeProfile({
        first_name: first,
        last_name: last,
        language: language === NONE ? "" : language,
        time_zone,
      }),
    onSuccess: async (me) => {
      client.setQueryData(meQuery.queryKey, me);
      void client.invalidateQueries({ queryKey: membersQuery.queryKey });
      setFirst(me.user.first_name);
      setLast(me.user.last_name);
      const spoken = me.user.language ?? me.organisation?.default_language;
      if (spoken) await setLanguage(spoken);
      toasts.success((spoken ? profileWords(spoken) : words).saved);
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return;
      setWrong(Object.fromEntries(failure.errors.map((one) => [one.field, fieldText(one, messages)])));
    },
  });
  const type = (field: Field, set: (text: string) => void) => (text: string) => {
    set(text);
    setWrong((before) => ({ ...before, [field]: undefined }));
  };
  // The stored value may be older than the list of this browser.
  const storedZone = (text: string) => {
    const stored = user.time_zone;
    return stored && timeZoneLabel(stored, format.locale, now) === text ? stored : null;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = zone.trim() === "" ? "" : (findTimeZone(zone, zones) ?? storedZone(zone));
    const missing = (text: string) => (text.trim() ? undefined : messages.ui.fields.required);
    const nextErrors = {
      first_name: missing(first),
      last_name: missing(last),
      time_zone: chosen === null ? words.time_zone_unknown : undefined,
    };
    setWrong(nextErrors);
    const at = (["first_name", "last_name", "time_zone"] as const).find((field) => nextErrors[field]);
    if (at) event.currentTarget.querySelector<HTMLElement>(`[name=${at}]`)?.focus();
    else if (chosen !== null && !isPending) mutate(chosen);
  };
  const inherited = organisation?.default_language;
  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-5">
      {error && Object.keys(wrong).length === 0 && (
        <Banner kind="error" title={words.failed}>
          {problemText(error, messages)}
        </Banner>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.first_name}
          name="first_name"
          autoComplete="given-name"
          value={first}
          onChange={type("first_name", setFirst)}
          errorMessage={wrong.first_name}
          maxLength={MAX_NAME}
          isRequired
        />
        <TextField
          label={words.last_name}
          name="last_name"
          autoComplete="family-name"
          value={last}
          onChange={type("last_name", setLast)}
          errorMessage={wrong.last_name}
          maxLength={MAX_NAME}
          isRequired
        />
      </div>
      <Select
        label={words.language}
        value={language}
        onChange={setOwnLanguage}
        description={words.language_help}
        choices={[
          {
            id: NONE,
            label: inherited ? words.language_none(words.languages[inherited]) : words.language_none_known,
          },
          { id: "en", label: words.languages.en },
          { id: "fr", label: words.languages.fr },
        ]}
      />
      <ComboBox
        label={words.time_zone}
        name="time_zone"
        choices={zones}
        inputValue={zone}
        onInputChange={type("time_zone", setZone)}
        allowsCustomValue
        placeholder={timeZoneLabel(new Intl.DateTimeFormat().resolvedOptions().timeZone, format.locale, now)}
        description={words.time_zone_help}
        errorMessage={wrong.time_zone}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
