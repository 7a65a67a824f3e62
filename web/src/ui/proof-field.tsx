// Reauthentication field in a form: password, or an emailed code for users without one.
import { useMutation } from "@tanstack/react-query";
import { authClient } from "@/lib/auth";
import { useMessages, useWords } from "@/lib/i18n";
import { fieldText, refusedField } from "@/lib/problem";
import { proof as en } from "@/messages/en/proof";
import { proof as fr } from "@/messages/fr/proof";
import { Banner } from "./banner";
import { Button } from "./button";
import { PasswordField } from "./password-field";
import { TextField } from "./text-field";

const WORDS = { en, fr };

/** Proof of identity: password or code. */
export interface Proof {
  password?: string;
  code?: string;
}

/** A proof that is being typed. */
export interface ProofDraft {
  typed: string;
  isByCode: boolean;
}

/** Before anything is typed. */
export const NO_PROOF: ProofDraft = { typed: "", isByCode: false };

/** Returns the request. */
export const proofOf = ({ typed, isByCode }: ProofDraft): Proof =>
  isByCode ? { code: typed } : { password: typed };

/** Returns the error of the field; undefined when the refusal is about something else. */
export const refusedProof = (failure: unknown, { isByCode }: ProofDraft) =>
  refusedField(failure, isByCode ? "code" : "password");

export interface ProofFieldProps {
  value: ProofDraft;
  onChange: (value: ProofDraft) => void;
  /** The form was sent without it. */
  isMissing: boolean;
  /** Refusal of the form. */
  failure: unknown;
}

/** The password, and the button that mails a code in its place. */
export function ProofField({ value, onChange, isMissing, failure }: ProofFieldProps) {
  const words = useWords<typeof en>(WORDS);
  const messages = useMessages();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const { error } = await (await authClient()).reauthenticate();
      if (error) throw error;
    },
    onSuccess: () => onChange({ typed: "", isByCode: true }),
  });
  const refused = refusedProof(failure, value);
  const field = {
    value: value.typed,
    onChange: (typed: string) => onChange({ ...value, typed }),
    errorMessage: isMissing ? messages.ui.fields.required : refused && fieldText(refused, messages),
    isRequired: true,
  };
  if (value.isByCode) {
    return (
      <TextField
        {...field}
        label={words.code}
        description={words.code_help}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      {isError && (
        <Banner kind="error" className="w-full">
          {words.not_sent}
        </Banner>
      )}
      <PasswordField {...field} label={words.password} autoComplete="current-password" className="w-full" />
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 h-auto! min-h-8 max-w-[calc(100%+1.5rem)] shrink justify-start! py-1.5 text-left whitespace-normal!"
        isPending={isPending}
        onPress={() => mutate()}
      >
        {words.send_code}
      </Button>
    </div>
  );
}
