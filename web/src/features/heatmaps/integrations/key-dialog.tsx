// Adding or replacing the key of a provider, once the provider accepts it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText, refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { Link } from "@/ui/link";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { accountsQuery, putAccount, type RankAccount } from "../api";
import { useHeatmapsWords, useIntegrationsWords } from "../words";

const MAX = 200;

export interface KeyDialogProps {
  account: RankAccount;
  isOpen: boolean;
  onClose: () => void;
}

/** The form in its dialog. */
export function KeyDialog({ isOpen, account, onClose }: KeyDialogProps) {
  const { key: words } = useIntegrationsWords();
  const name = useHeatmapsWords().providers[account.provider];
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={account.hint === null ? words.add_title(name) : words.replace_title(name)}
      submit={words.submit}
    >
      {(dialog) => <KeyForm {...dialog} account={account} onClose={onClose} />}
    </FormDialog>
  );
}

type Errors = Partial<Record<"login" | "secret", string>>;

function KeyForm({ id, onPending, account, onClose }: DialogForm & Omit<KeyDialogProps, "isOpen">) {
  const all = useIntegrationsWords();
  const { key: words } = all;
  const messages = useMessages();
  const client = useQueryClient();
  const { provider } = account;
  const name = useHeatmapsWords().providers[provider];
  const { where, url } = all.providers[provider];
  const needsLogin = provider === "dataforseo";
  const [login, setLogin] = useState(needsLogin ? (account.hint ?? "") : "");
  const [secret, setSecret] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      putAccount(provider, { login: needsLogin ? login.trim() : null, secret: secret.trim() }),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (accounts) => {
      client.setQueryData(accountsQuery.queryKey, accounts);
      void client.invalidateQueries({ queryKey: ["heatmaps"] });
      toasts.success(words.saved(name));
      onClose();
    },
    onError: (failure) => {
      const refused = refusedField(failure, "secret");
      setErrors({
        ...(refusedField(failure, "login") && { login: words.errors.login_required }),
        ...(refused && { secret: refusalText(refused.code, words.errors) }),
      });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing: Errors = {
      ...(needsLogin && login.trim() === "" && { login: words.errors.login_required }),
      ...(secret.trim() === "" && { secret: words.errors.secret_required }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0 && !isPending) mutate();
    else event.currentTarget.querySelector<HTMLInputElement>("input")?.focus();
  };
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && Object.keys(errors).length === 0 && (
        <Banner kind="error" title={words.failed}>
          {error instanceof ApiError && error.code === "demo"
            ? words.errors.demo
            : error instanceof ApiError && error.code === "provider_unavailable"
              ? words.errors.provider_unavailable
              : problemText(error, messages)}
        </Banner>
      )}
      <p className="text-sm text-pretty text-ink-muted">
        {where}{" "}
        <Link href={url} target="_blank" rel="noreferrer">
          {all.actions.open(name)}
          <ExternalLink className="mb-0.5 ml-1 inline size-3.5" strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </p>
      {needsLogin && (
        <TextField
          label={words.login}
          placeholder={words.login_example}
          value={login}
          onChange={setLogin}
          maxLength={MAX}
          autoComplete="off"
          isRequired
          errorMessage={errors.login}
        />
      )}
      <TextField
        label={needsLogin ? words.password : words.api_key}
        type="password"
        value={secret}
        onChange={setSecret}
        maxLength={MAX}
        autoComplete="new-password"
        isRequired
        description={words.stored}
        errorMessage={errors.secret}
      />
    </form>
  );
}

function refusalText(
  code: string,
  { refused, out_of_funds, secret_required }: Record<"refused" | "out_of_funds" | "secret_required", string>,
): string {
  if (code === "out_of_funds") return out_of_funds;
  return code === "required" ? secret_required : refused;
}
