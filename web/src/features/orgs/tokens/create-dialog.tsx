// Creating a token, and the one time it is shown.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { NameField, useNameField } from "../name-field";
import {
  createToken,
  LIFETIMES,
  type Lifetime,
  MAX_NAME,
  type Scope,
  type TokenMade,
  tokensQuery,
} from "./api";
import { MadeToken } from "./made-token";
import { ScopesField } from "./scopes-field";
import { useTokenWords } from "./words";

export interface CreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the form, then the token. Resets each time the dialog opens. */
export function CreateDialog({ isOpen, onClose }: CreateDialogProps) {
  const words = useTokenWords();
  const { ui } = useMessages();
  const id = useId();
  const [made, setMade] = useState<TokenMade | null>(null);
  const [isPending, setPending] = useState(false);
  const [opened, setOpened] = useState(isOpen);
  if (isOpen !== opened) {
    setOpened(isOpen);
    if (isOpen) setMade(null);
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={made ? words.made.title : words.dialog.title}
      // A press outside must not close the dialog, because its content is shown only once.
      role={made ? "alertdialog" : "dialog"}
      isDismissable={!isPending}
      footer={
        made ? (
          <Button onPress={onClose}>{words.made.done}</Button>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isPending}>
              {ui.cancel}
            </Button>
            <Button type="submit" form={id} variant="primary" isPending={isPending}>
              {words.dialog.submit}
            </Button>
          </>
        )
      }
    >
      {made ? <MadeToken made={made} /> : <CreateForm id={id} onMade={setMade} onPending={setPending} />}
    </Dialog>
  );
}

interface CreateFormProps {
  id: string;
  onMade: (made: TokenMade) => void;
  onPending: (isPending: boolean) => void;
}

function CreateForm({ id, onMade, onPending }: CreateFormProps) {
  const { dialog: words } = useTokenWords();
  const messages = useMessages();
  const client = useQueryClient();
  const nameField = useNameField();
  const [scopes, setScopes] = useState<readonly Scope[]>(["read"]);
  const [life, setLife] = useState<Lifetime>(90);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => createToken({ name: nameField.name, scopes: [...scopes], expires_in_days: life }),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: tokensQuery.queryKey });
      onMade(made);
    },
    onError: nameField.handleError,
  });
  return (
    <form
      id={id}
      onSubmit={(event) => nameField.submit(event, () => !isPending && mutate())}
      noValidate
      autoComplete="off"
      className="flex flex-col gap-5"
    >
      {error && nameField.error === undefined && (
        <Banner kind="error" title={words.failed}>
          {error instanceof ApiError && error.code === "too_many_tokens"
            ? words.too_many(Number(error.params.max))
            : problemText(error, messages)}
        </Banner>
      )}
      <NameField
        state={nameField}
        label={words.name}
        description={words.name_help}
        placeholder={words.name_example}
        maxLength={MAX_NAME}
        autoFocus
      />
      <ScopesField chosen={scopes} onChange={setScopes} />
      <Select
        label={words.expires}
        value={String(life)}
        onChange={(chosen) => setLife(LIFETIMES.find((each) => String(each) === chosen) ?? null)}
        choices={LIFETIMES.map((each) => ({ id: String(each), label: lifeText(each, words) }))}
        description={life === null ? words.never_text : undefined}
        className="sm:max-w-64"
      />
    </form>
  );
}

function lifeText(life: Lifetime, words: ReturnType<typeof useTokenWords>["dialog"]): string {
  if (life === null) return words.never;
  return life === 365 ? words.year : words.days(life);
}
