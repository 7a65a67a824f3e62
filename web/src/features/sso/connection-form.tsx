// The connection to the identity provider.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { givenRole } from "@/features/orgs/roles/api";
import { useRoleChoices } from "@/features/orgs/roles/choices";
import { ApiError } from "@/lib/api";
import { focusFirstInvalid } from "@/lib/focus-first-invalid";
import { useMessages } from "@/lib/i18n";
import { fieldText, problemText, refusedField } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { PasswordField } from "@/ui/password-field";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import {
  type Connection,
  type NewConnection,
  PROVIDERS,
  type Provider,
  saveConnection,
  ssoQuery,
} from "./api";
import { RulesField } from "./rules-field";
import { useSsoWords } from "./words";

const NONE = "none";

function begin(connection: Connection | null): NewConnection {
  if (!connection) {
    return {
      provider: "entra",
      issuer: "",
      client_id: "",
      scopes: "",
      groups_claim: "",
      rules: [],
      adds_members: true,
    };
  }
  const { provider, issuer, client_id, scopes, groups_claim, rules, default_role, default_role_id } =
    connection;
  const { adds_members, has_more_algorithms, end_session_endpoint } = connection;
  return {
    provider,
    issuer,
    client_id,
    scopes,
    groups_claim,
    rules,
    default_role,
    default_role_id,
    adds_members,
    has_more_algorithms,
    end_session_endpoint,
  };
}

/** The form; errors of the server appear at their fields. */
export function ConnectionForm({ connection }: { connection: Connection | null }) {
  const { connection: words, ...all } = useSsoWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { roles, givable } = useRoleChoices();
  const [fields, setFields] = useState(() => begin(connection));
  const [secret, setSecret] = useState("");
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<NewConnection>) => setFields((before) => ({ ...before, ...change }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveConnection(secret ? { ...fields, client_secret: secret } : fields),
    onSuccess: (now) => {
      client.setQueryData(ssoQuery.queryKey, now);
      setSecret("");
      toasts.success(words.saved);
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.errors.length === 0) {
        toasts.error(`${words.save_failed} ${problemText(failure, messages)}`);
      }
    },
  });
  const isMissing = (field: "issuer" | "client_id") => fields[field].trim() === "";
  const errorOf = (field: string) => {
    if ((field === "issuer" || field === "client_id") && isMissing(field)) {
      return isTried ? words.missing[field] : undefined;
    }
    const refusal = refusedField(error, field);
    return refusal && (all.field_errors[refusal.code] ?? fieldText(refusal, messages));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isMissing("issuer") || isMissing("client_id")) return focusFirstInvalid(event.currentTarget);
    if (!isPending) mutate();
  };
  const text = (name: "issuer" | "client_id" | "scopes" | "groups_claim", description?: string) => (
    <TextField
      label={words[name]}
      value={fields[name] ?? ""}
      onChange={(value) => set({ [name]: value })}
      isRequired={name === "issuer" || name === "client_id"}
      {...(description && { description })}
      {...(errorOf(name) && { errorMessage: errorOf(name) })}
    />
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Select
        label={words.provider}
        value={fields.provider}
        onChange={(id) => set({ provider: id as Provider })}
        choices={PROVIDERS.map((id) => ({ id, label: all.providers[id] }))}
      />
      {text("issuer", words.issuer_help)}
      {text("client_id")}
      <PasswordField
        label={words.client_secret}
        value={secret}
        onChange={setSecret}
        autoComplete="off"
        {...(connection?.has_secret && { description: words.secret_kept })}
      />
      {text("scopes", words.scopes_help)}
      {text("groups_claim", words.groups_help)}
      {fields.groups_claim && <RulesField rules={fields.rules ?? []} onChange={(rules) => set({ rules })} />}
      {errorOf("rules") && <p className="text-sm text-poor-ink">{errorOf("rules")}</p>}
      <Select
        label={words.default_role}
        value={fields.default_role_id ?? fields.default_role ?? NONE}
        onChange={(id) => {
          const given = id === NONE ? {} : givenRole(id, roles);
          set({ default_role: given.role ?? null, default_role_id: given.role_id ?? null });
        }}
        choices={[
          { id: NONE, label: words.no_default },
          ...givable.filter(({ id }) => id !== "owner").map(({ id, label }) => ({ id, label })),
        ]}
      />
      <div>
        <Checkbox
          isSelected={fields.adds_members ?? false}
          onChange={(adds_members) => set({ adds_members })}
        >
          {words.adds_members}
        </Checkbox>
        <p className="mt-1 pl-6.5 text-xs text-ink-muted">{words.adds_members_help}</p>
      </div>
      <div>
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
