// The passkeys of an account: list, add, name, remove.
import type { PasskeyListItem } from "@supabase/auth-js";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Fingerprint, Plus } from "lucide-react";
import { type FormEvent, useEffect, useId, useState } from "react";
import { authClient } from "@/lib/auth";
import { useFormat, useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { AskDialog, type Question } from "./ask-dialog";
import { Body, Row, Rows, Section } from "./section";
import { useReauthentication } from "./use-reauthentication";
import { useRefresh } from "./use-refresh";
import { useSecurityWords } from "./words";

/** Characters of the longest name. */
const MAX_NAME = 120;

const passkeysQuery = queryOptions({
  queryKey: ["account", "passkeys"],
  queryFn: async (): Promise<PasskeyListItem[]> => {
    const { data, error } = await (await authClient()).passkey.list();
    if (error) throw error;
    return data;
  },
});

/** Shown where the site can have passkeys. */
export function PasskeysSection() {
  const security = useSecurityWords();
  const words = security.passkeys;
  const format = useFormat();
  const refresh = useRefresh();
  const withReauthentication = useReauthentication();
  const { data } = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [naming, setNaming] = useState<PasskeyListItem | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  const add = async () => {
    if (!window.PublicKeyCredential) return toasts.error(words.unsupported);
    setAdding(true);
    const client = await authClient();
    const answer = await withReauthentication(() => client.registerPasskey());
    setAdding(false);
    if (!answer) return;
    const { data: made, error } = answer;
    if (error) return toasts.error(whyNot(error, words) ?? security.failed);
    await refresh();
    toasts.success(words.done);
    setNaming(made);
  };
  const remove = async (passkeyId: string, name: string) => {
    const { passkey } = await authClient();
    const answer = await withReauthentication(() => passkey.delete({ passkeyId }));
    if (!answer) return;
    if (answer.error) toasts.error(security.failed);
    else toasts.success(words.removing.done(name));
    await refresh();
  };

  return (
    <Section
      title={words.title}
      text={words.text}
      action={
        <Button
          isPending={isAdding}
          onPress={() => void add()}
          icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        >
          {words.add}
        </Button>
      }
    >
      {data?.length === 0 && (
        <Body>
          <p className="text-ink-muted">{words.empty}</p>
        </Body>
      )}
      {data && data.length > 0 && (
        <Rows label={words.title}>
          {data.map((passkey) => {
            const name = passkey.friendly_name || words.unnamed;
            const used = passkey.last_used_at ? format.ago(passkey.last_used_at) : null;
            const when = used ? words.used(used.charAt(0).toLowerCase() + used.slice(1)) : words.never_used;
            return (
              <Row
                key={passkey.id}
                icon={<Fingerprint className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
                title={<bdi className="break-words">{name}</bdi>}
                notes={`${words.added(format.date(passkey.created_at))} · ${when}`}
                actions={
                  <>
                    <Button size="sm" aria-label={words.rename_name(name)} onPress={() => setNaming(passkey)}>
                      {words.rename}
                    </Button>
                    <Button
                      size="sm"
                      aria-label={words.remove_name(name)}
                      onPress={() =>
                        setQuestion({
                          title: words.removing.title(name),
                          text: words.removing.text,
                          confirm: words.removing.confirm,
                          act: () => remove(passkey.id, name),
                        })
                      }
                    >
                      {words.remove}
                    </Button>
                  </>
                }
              />
            );
          })}
        </Rows>
      )}
      <AskDialog question={question} onClose={() => setQuestion(null)} />
      <NamingDialog passkey={naming} onClose={() => setNaming(null)} />
    </Section>
  );
}

/** Returns the text for the most frequent refusals of browsers and the service. */
function whyNot(error: { name: string; code?: string | undefined }, words: Texts): string | null {
  if (error.code === "too_many_passkeys") return words.too_many;
  if (error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return words.exists;
  if (error.code === "webauthn_credential_exists") return words.exists;
  return error.name === "NotAllowedError" || error.name === "AbortError" ? words.cancelled : null;
}

type Texts = ReturnType<typeof useSecurityWords>["passkeys"];

function NamingDialog({ passkey, onClose }: { passkey: PasskeyListItem | null; onClose: () => void }) {
  const security = useSecurityWords();
  const words = security.passkeys.naming;
  const { auth, ui } = useMessages();
  const refresh = useRefresh();
  const id = useId();
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!passkey) return;
    setName(passkey.friendly_name ?? "");
    setError(undefined);
  }, [passkey]);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input");
    if (!passkey || isBusy) return;
    if (!name.trim()) {
      setError(auth.errors.required);
      return input?.focus();
    }
    setBusy(true);
    const client = await authClient();
    const { error: refused } = await client.passkey.update({
      passkeyId: passkey.id,
      friendlyName: name.trim(),
    });
    setBusy(false);
    if (refused) {
      setError(security.failed);
      return input?.focus();
    }
    await refresh();
    onClose();
  };

  return (
    <Dialog
      isOpen={passkey !== null}
      onClose={onClose}
      size="sm"
      title={words.title}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {ui.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" isPending={isBusy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void save(event)} noValidate autoComplete="off">
        <TextField
          label={words.name}
          description={words.help}
          value={name}
          onChange={(typed) => {
            setName(typed);
            setError(undefined);
          }}
          maxLength={MAX_NAME}
          isRequired
          autoFocus
          errorMessage={error}
        />
      </form>
    </Dialog>
  );
}
