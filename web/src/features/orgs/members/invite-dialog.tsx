// Invitation by email.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useI18n, useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { fieldText, problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { RadioGroup } from "@/ui/radio-group";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { givenRole, isLimitable } from "../roles/api";
import { useRoleChoices } from "../roles/choices";
import { invitationsQuery, invite, type Limits } from "./api";
import { LimitsFields } from "./limits-fields";
import { isNothing, useMemberWords } from "./words";

export interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Address, role, and the language of the letter. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const { dialog: words } = useMemberWords();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={words.title} submit={words.submit}>
      {(form) => <InviteForm {...form} onDone={onClose} />}
    </FormDialog>
  );
}

interface InviteFormProps extends DialogForm {
  onDone: () => void;
}

function InviteForm({ id, onDone, onPending }: InviteFormProps) {
  const words = useMemberWords();
  const { dialog } = words;
  const messages = useMessages();
  const client = useQueryClient();
  const { language: own } = useI18n();
  const { data: me } = useQuery(meQuery);
  const [email, setEmail] = useState("");
  const [emailError, setEmailError] = useState<string>();
  const [role, setRole] = useState("manager");
  const { roles, givable } = useRoleChoices();
  const [limits, setLimits] = useState<Limits | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [language, setLanguage] = useState(me?.organisation?.default_language ?? own);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      invite({
        email,
        ...givenRole(role, roles),
        language,
        limits: isLimitable(role, roles) ? limits : null,
      }),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
      toasts.success(dialog.sent(made.email));
      onDone();
    },
    onError: (failure) => {
      const refused = failure instanceof ApiError && failure.errors.find(({ field }) => field === "email");
      if (refused) setEmailError(fieldText(refused, messages));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!email.trim()) {
      setEmailError(messages.ui.fields.required);
      event.currentTarget.querySelector("input")?.focus();
    } else if (isLimitable(role, roles) && isNothing(limits)) setMissing(true);
    else if (!isPending) mutate();
  };
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && emailError === undefined && (
        <Banner kind="error" title={dialog.failed}>
          {whyNot(error, dialog) ?? problemText(error, messages)}
        </Banner>
      )}
      <TextField
        label={dialog.email}
        type="email"
        value={email}
        onChange={(text) => {
          setEmail(text);
          setEmailError(undefined);
        }}
        errorMessage={emailError}
        description={dialog.note}
        isRequired
        autoFocus
      />
      <RadioGroup
        label={dialog.role}
        value={role}
        onChange={setRole}
        choices={givable.map(({ id: value, ...texts }) => ({ value, ...texts }))}
      />
      {isLimitable(role, roles) && (
        <LimitsFields
          value={limits}
          onChange={(next) => {
            setLimits(next);
            setMissing(false);
          }}
          errorMessage={isMissing ? words.limits.missing : undefined}
        />
      )}
      <Select
        label={dialog.language}
        value={language}
        onChange={(value) => setLanguage(value === "fr" ? "fr" : "en")}
        choices={[
          { id: "en", label: "English" },
          { id: "fr", label: "Français" },
        ]}
        className="sm:max-w-64"
      />
    </form>
  );
}

function whyNot(error: unknown, words: ReturnType<typeof useMemberWords>["dialog"]): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "already_member") return words.already_member;
  if (error.code === "demo_invites_nobody") return words.demo;
  if (error.code === "too_many_invitations_today") return words.too_many_today(Number(error.params.max));
  if (error.code === "too_many_invitations") return words.too_many(Number(error.params.max));
  return undefined;
}
