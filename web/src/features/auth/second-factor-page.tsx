// /second-factor and /fr/second-factor: the step between a password and the dashboard.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { signOut } from "@/lib/auth";
import { useI18n } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { addressOf } from "./addresses";
import { AuthLayout } from "./auth-layout";
import { CodeField } from "./code-field";
import { Emblem } from "./emblem";
import type { AuthFailure } from "./errors";
import { canUsePasskeys, enterByPasskey } from "./passkey";
import {
  factorErrorText,
  factorsQuery,
  formatRecoveryCode,
  verifyRecoveryCode,
  verifyTotp,
} from "./second-factor";
import { useSignInSettings } from "./sign-in-settings";
import { useLeave } from "./use-leave";
import { useSignInWords } from "./words";

type Way = "totp" | "recovery";

/** Asks for a code of the app or for a recovery code. */
export function SecondFactorPage() {
  const { language } = useI18n();
  const words = useSignInWords();
  const { factor } = words;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false });
  const leave = useLeave();
  const { hasPasskeys } = useSignInSettings();
  const [way, setWay] = useState<Way>("totp");
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const away = async () => {
    await signOut();
    client.clear();
    await navigate({ to: addressOf("login", language), replace: true });
  };
  const goOn = () => leave(next);
  const passkey = async () => {
    setAsking(true);
    setRefused(null);
    const why = await enterByPasskey(null, words);
    if (why) setRefused(why);
    else await goOn();
    setAsking(false);
  };
  return (
    <AuthLayout
      page="second-factor"
      lead={<Emblem icon={ShieldCheck} />}
      documentTitle={factor.document_title}
      title={factor.title}
      subtitle={factor[way].subtitle}
    >
      {way === "totp" ? <TotpForm onProved={goOn} /> : <RecoveryForm onProved={goOn} />}
      <div className="mt-6 flex flex-col gap-1 border-t border-line pt-5">
        {refused && (
          <Banner kind="error" className="mb-2">
            {refused}
          </Banner>
        )}
        {hasPasskeys && canUsePasskeys() && (
          <Button
            variant="ghost"
            className="-ml-3.5 self-start"
            isPending={isAsking}
            onPress={() => void passkey()}
          >
            {factor.use_passkey}
          </Button>
        )}
        <Button
          variant="ghost"
          className="-ml-3.5 self-start"
          onPress={() => setWay(way === "totp" ? "recovery" : "totp")}
        >
          {way === "totp" ? factor.use_recovery : factor.use_totp}
        </Button>
        <Button variant="ghost" className="-ml-3.5 self-start" onPress={() => void away()}>
          {factor.other_account}
        </Button>
      </div>
    </AuthLayout>
  );
}

function TotpForm({ onProved }: { onProved: () => Promise<void> }) {
  const { language } = useI18n();
  const words = useSignInWords();
  const { factor } = words;
  const { data, isError } = useQuery(factorsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const apps = data?.filter(({ factor_type }) => factor_type === "totp") ?? [];
  const id = chosen ?? apps[0]?.id;
  return (
    <ProofForm
      key={language}
      submit={factor.totp.submit}
      loadFailed={isError ? factor.load_failed : undefined}
      isReady={(code) => code.length === 6}
      prove={async (code) => (id ? verifyTotp(id, code) : { message: "", status: 0 })}
      errorText={(error) => factorErrorText(error, words, "totp")}
      onProved={onProved}
      before={
        apps.length > 1 && (
          <Select
            label={factor.totp.which}
            value={id ?? ""}
            onChange={setChosen}
            choices={apps.map((app) => ({ id: app.id, label: app.friendly_name || factor.totp.which }))}
          />
        )
      }
      field={(props) => <CodeField label={factor.totp.code} autoFocus {...props} />}
    />
  );
}

function RecoveryForm({ onProved }: { onProved: () => Promise<void> }) {
  const words = useSignInWords();
  const { recovery } = words.factor;
  return (
    <ProofForm
      submit={recovery.submit}
      isReady={(code) => code.length === 19}
      prove={verifyRecoveryCode}
      errorText={(error) => factorErrorText(error, words, "recovery")}
      onProved={onProved}
      field={({ onChange, ...props }) => (
        <TextField
          label={recovery.code}
          name="recoveryCode"
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          placeholder="xxxx-xxxx-xxxx-xxxx"
          autoFocus
          {...props}
          onChange={(text) => onChange(formatRecoveryCode(text))}
          className="[&_input]:h-12 [&_input]:font-mono [&_input]:text-base"
        />
      )}
    />
  );
}

interface FieldProps {
  value: string;
  onChange: (code: string) => void;
  errorMessage: string | undefined;
}

interface ProofFormProps {
  submit: string;
  loadFailed?: string | undefined;
  /** True when the code is complete. */
  isReady: (code: string) => boolean;
  prove: (code: string) => Promise<AuthFailure | null>;
  errorText: (error: AuthFailure) => string;
  onProved: () => Promise<void>;
  before?: ReactNode;
  field: (props: FieldProps) => ReactNode;
}

function ProofForm({
  submit,
  loadFailed,
  isReady,
  prove,
  errorText,
  onProved,
  before,
  field,
}: ProofFormProps) {
  const { auth } = useI18n().messages;
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector<HTMLElement>("input[name]");
    if (isBusy) return;
    if (!isReady(code)) {
      setError(code ? errorText({ message: "", code: "mfa_verification_failed" }) : auth.errors.required);
      input?.focus();
      return;
    }
    setBusy(true);
    const refused = await prove(code).catch((): AuthFailure => ({ message: "", status: 0 }));
    if (refused) {
      const isLimited = refused.status === 429;
      setError(isLimited ? auth.errors.rate_limited : errorText(refused));
      input?.focus();
    } else await onProved();
    setBusy(false);
  };

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="mt-7 flex flex-col gap-5">
      {loadFailed && <Banner kind="error">{loadFailed}</Banner>}
      {before}
      {field({
        value: code,
        onChange: (typed) => {
          setCode(typed);
          setError(undefined);
        },
        errorMessage: error,
      })}
      <Button type="submit" variant="primary" size="lg" isPending={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
