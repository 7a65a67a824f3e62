// Opening an organization: one's own, or a client of the one worked in.
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "@/lib/i18n";
import { may } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Checkbox } from "@/ui/checkbox";
import { RadioGroup } from "@/ui/radio-group";
import { useSwitcherWords } from "../members/words";
import { NameField, useNameField } from "../name-field";
import { openOrganisation } from "./api";

export interface OpenFormProps {
  id: string;
  /** The new organization is a client, without a question. */
  isForClient?: boolean;
}

/** The form; a button of the dialog around it submits it. Goes to the new organization. */
export function OpenForm({ id, isForClient = false }: OpenFormProps) {
  const words = useSwitcherWords();
  const messages = useMessages();
  const { data: me } = useQuery(meQuery);
  const nameField = useNameField();
  const [kind, setKind] = useState(isForClient ? "client" : "own");
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => openOrganisation({ name: nameField.name, is_client: kind === "client" }),
    onSuccess: () => location.assign("/dashboard"),
    onError: nameField.handleError,
  });
  const here = me?.organisation;
  const mayAddClients = here && !here.agency_id && !here.is_demo && may(me, "manage_organisation");
  return (
    <form
      id={id}
      onSubmit={(event) => nameField.submit(event, () => !isPending && mutate())}
      noValidate
      className="flex flex-col gap-5"
    >
      {error && nameField.error === undefined && (
        <Banner kind="error" title={words.not_added}>
          {problemText(error, messages)}
        </Banner>
      )}
      <NameField state={nameField} label={words.name} name="organization" autoFocus />
      {here && isForClient && <p className="text-sm text-ink-muted">{words.add_client_text(here.name)}</p>}
      {mayAddClients && !isForClient && !here.has_clients && (
        <Checkbox
          isSelected={kind === "client"}
          onChange={(isClient) => setKind(isClient ? "client" : "own")}
        >
          {words.is_client}
          <span className="block text-xs text-ink-muted">{words.is_client_text}</span>
        </Checkbox>
      )}
      {mayAddClients && !isForClient && here.has_clients && (
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
