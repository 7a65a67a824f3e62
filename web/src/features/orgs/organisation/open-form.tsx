// Opening an organisation: one's own, or a client of the one worked in.
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { fieldText, problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { RadioGroup } from "@/ui/radio-group";
import { TextField } from "@/ui/text-field";
import { useSwitcherWords } from "../members/words";
import { openOrganisation } from "./api";

/** The form; a button of the dialog around it submits it. Goes to the new organisation. */
export function OpenForm({ id }: { id: string }) {
  const words = useSwitcherWords();
  const messages = useMessages();
  const { data: me } = useQuery(meQuery);
  const [name, setName] = useState("");
  const [nameError, setNameError] = useState<string>();
  const [kind, setKind] = useState("own");
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => openOrganisation({ name, is_client: kind === "client" }),
    onSuccess: () => location.assign("/dashboard"),
    onError: (failure) => {
      const refused = failure instanceof ApiError && failure.errors.find(({ field }) => field === "name");
      if (refused) setNameError(fieldText(refused, messages));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!name.trim()) {
      setNameError(messages.ui.fields.required);
      event.currentTarget.querySelector("input")?.focus();
    } else if (!isPending) mutate();
  };
  const here = me?.organisation;
  const mayAddClients =
    here && !here.agency_id && !here.is_demo && (me?.role === "owner" || me?.role === "admin");
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {error && nameError === undefined && (
        <Banner kind="error" title={words.not_added}>
          {problemText(error, messages)}
        </Banner>
      )}
      <TextField
        label={words.name}
        name="organization"
        value={name}
        onChange={(text) => {
          setName(text);
          setNameError(undefined);
        }}
        errorMessage={nameError}
        maxLength={200}
        isRequired
        autoFocus
      />
      {mayAddClients && (
        <RadioGroup
          label={words.kind}
          value={kind}
          onChange={setKind}
          choices={[
            { value: "own", label: words.add, description: words.add_text },
            { value: "client", label: words.add_client, description: words.add_client_text(here.name) },
          ]}
        />
      )}
    </form>
  );
}
