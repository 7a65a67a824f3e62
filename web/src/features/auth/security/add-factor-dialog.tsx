// Adding an authenticator app: its name, its secret as a picture and as text, its first code, then the recovery codes.
import { useQueryClient } from "@tanstack/react-query";
import { Check, Copy } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { authClient } from "@/lib/auth";
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { CodeField } from "../code-field";
import { factorErrorText, verifyTotp } from "../second-factor";
import { useSignInWords } from "../words";
import { makeRecoveryCodes, recoveryQuery } from "./api";
import { freeName } from "./free-name";
import { RecoveryCodes } from "./recovery-codes";
import { useCopy } from "./use-copy";
import { useReauthentication } from "./use-reauthentication";
import { useRefresh } from "./use-refresh";
import { useSecurityWords } from "./words";

/** Characters of the longest name. */
const MAX_NAME = 60;

export interface AddFactorDialogProps {
  isOpen: boolean;
  onClose: () => void;
  email: string;
  /** Names of the apps so far. */
  taken: readonly string[];
}

/** A secret that waits for its first code. */
interface Enrollment {
  id: string;
  picture: string;
  secret: string;
}

type Step = { kind: "name" } | { kind: "scan"; enrolled: Enrollment } | { kind: "codes"; codes: string[] };

/** Resets each time the dialog opens; closing it removes an unfinished factor. */
export function AddFactorDialog({ isOpen, onClose, email, taken }: AddFactorDialogProps) {
  const security = useSecurityWords();
  const words = security.factors.dialog;
  const { ui } = useMessages();
  const refresh = useRefresh();
  const id = useId();
  const [step, setStep] = useState<Step>({ kind: "name" });
  const [isPending, setPending] = useState(false);
  const [opened, setOpened] = useState(isOpen);
  if (isOpen !== opened) {
    setOpened(isOpen);
    if (isOpen) setStep({ kind: "name" });
  }
  const close = () => {
    // A secret that was never proved is of no use to anybody.
    if (step.kind === "scan")
      void authClient().then(({ mfa }) => mfa.unenroll({ factorId: step.enrolled.id }));
    if (step.kind === "codes") void refresh();
    onClose();
  };
  const { dialog: codesDialog } = security.recovery;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={step.kind === "codes" ? codesDialog.title : words.title}
      // A press outside must not close the dialog, because its content is shown only once.
      role={step.kind === "codes" ? "alertdialog" : "dialog"}
      isDismissable={!isPending}
      footer={
        step.kind === "codes" ? (
          <Button variant="primary" onPress={close}>
            {codesDialog.done}
          </Button>
        ) : (
          <>
            <Button onPress={close} isDisabled={isPending}>
              {ui.cancel}
            </Button>
            <Button type="submit" form={id} variant="primary" isPending={isPending}>
              {step.kind === "name" ? words.next : words.submit}
            </Button>
          </>
        )
      }
    >
      {step.kind === "name" && (
        <NameForm
          id={id}
          taken={taken}
          onPending={setPending}
          onEnrolled={(enrolled) => setStep({ kind: "scan", enrolled })}
        />
      )}
      {step.kind === "scan" && (
        <ScanForm
          id={id}
          enrolled={step.enrolled}
          onPending={setPending}
          onProved={(codes) => {
            if (codes) return setStep({ kind: "codes", codes });
            void refresh();
            onClose();
          }}
        />
      )}
      {step.kind === "codes" && <RecoveryCodes codes={step.codes} email={email} />}
    </Dialog>
  );
}

interface NameFormProps {
  id: string;
  taken: readonly string[];
  onPending: (isPending: boolean) => void;
  onEnrolled: (enrolled: Enrollment) => void;
}

function NameForm({ id, taken, onPending, onEnrolled }: NameFormProps) {
  const { factors } = useSecurityWords();
  const { auth } = useMessages();
  const withReauthentication = useReauthentication();
  const words = factors.dialog;
  const [name, setName] = useState(() => freeName(factors.default_name, taken));
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input");
    const friendlyName = name.trim();
    setFailure(null);
    const nameError = !friendlyName
      ? auth.errors.required
      : taken.includes(friendlyName)
        ? words.name_taken
        : undefined;
    setError(nameError);
    if (nameError) return input?.focus();
    onPending(true);
    const { mfa } = await authClient();
    const answer = await withReauthentication(() =>
      mfa.enroll({ factorType: "totp", friendlyName, issuer: "Vitrine" }),
    );
    onPending(false);
    if (!answer) return;
    const { data, error: refused } = answer;
    if (!refused) return onEnrolled({ id: data.id, picture: data.totp.qr_code, secret: data.totp.secret });
    if (refused.code === "mfa_factor_name_conflict") {
      setError(words.name_taken);
      return input?.focus();
    }
    setFailure(refused.code === "too_many_enrolled_mfa_factors" ? words.too_many : words.failed);
  };
  return (
    <form id={id} onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-5">
      {failure && <Banner kind="error">{failure}</Banner>}
      <TextField
        label={words.name}
        description={words.name_help}
        value={name}
        onChange={(typed) => {
          setName(typed);
          setError(undefined);
        }}
        maxLength={MAX_NAME}
        autoComplete="off"
        isRequired
        autoFocus
        errorMessage={error}
      />
    </form>
  );
}

interface ScanFormProps {
  id: string;
  enrolled: Enrollment;
  onPending: (isPending: boolean) => void;
  /** Called with the new recovery codes; null if the account already had some. */
  onProved: (codes: string[] | null) => void;
}

function ScanForm({ id, enrolled, onPending, onProved }: ScanFormProps) {
  const { factors } = useSecurityWords();
  const signIn = useSignInWords();
  const words = factors.dialog;
  const client = useQueryClient();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const { copied, copy } = useCopy(enrolled.secret);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector<HTMLElement>("input[name=code]");
    if (code.length < 6) {
      setError(signIn.factor.wrong);
      return input?.focus();
    }
    onPending(true);
    const refused = await verifyTotp(enrolled.id, code);
    if (refused) {
      onPending(false);
      setError(
        refused.code === "mfa_factor_not_found" ? words.expired : factorErrorText(refused, signIn, "totp"),
      );
      return input?.focus();
    }
    // The app counts from here on: codes that could not be made now are made in their own section.
    const left = await client.fetchQuery(recoveryQuery).catch(() => 1);
    const made = left === 0 ? await makeRecoveryCodes() : null;
    onPending(false);
    onProved(made?.data?.codes ?? null);
  };

  return (
    <form id={id} onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-6">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-6">
        {/* White in the dark theme, too: cameras want dark on light. */}
        <img
          src={enrolled.picture}
          alt={words.qr}
          width={192}
          height={192}
          className="size-48 shrink-0 self-center rounded-md border border-line bg-white p-1"
        />
        <div className="flex min-w-0 flex-col gap-4">
          <p className="text-base text-pretty">{words.scan}</p>
          <div>
            <p className="mb-1.5 text-ink-muted">{words.or_type}</p>
            <code className="block rounded-md bg-sunken px-3 py-2 font-mono text-sm break-words text-ink">
              {enrolled.secret.match(/.{1,4}/g)?.join(" ")}
            </code>
            <Button
              size="sm"
              className="mt-2"
              onPress={() => void copy()}
              icon={
                copied === "yes" ? (
                  <Check className="size-4" strokeWidth={1.75} aria-hidden="true" />
                ) : (
                  <Copy className="size-4" strokeWidth={1.5} aria-hidden="true" />
                )
              }
            >
              {copied === "yes" ? words.copied : words.copy}
            </Button>
          </div>
        </div>
      </div>
      <CodeField
        label={words.code}
        description={words.code_help}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
        isRequired
        autoFocus
        errorMessage={error}
      />
    </form>
  );
}
