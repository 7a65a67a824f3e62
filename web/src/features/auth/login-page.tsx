// /login and /fr/login.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Building2, Fingerprint, Mail, Play } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { focusFirstInvalid } from "@/lib/focus-first-invalid";
import { useI18n } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { Link, LinkButton } from "@/ui/link";
import { PasswordField } from "@/ui/password-field";
import { TextField } from "@/ui/text-field";
import { addressOf, urlOf } from "./addresses";
import { AuthLayout } from "./auth-layout";
import { arrive, exchange, openDemo, signIn } from "./enter";
import { type AuthFailure, loginErrorText } from "./errors";
import { googleErrorText } from "./google";
import { GoogleButton } from "./google-button";
import { canUsePasskeys, enterByPasskey } from "./passkey";
import { ResendConfirmation } from "./resend-confirmation";
import { useSignInSettings } from "./sign-in-settings";
import { leaveForProvider, ssoErrorText } from "./sso";
import { keepTypedEmail, typedEmail } from "./typed-email";
import { useLanding } from "./use-landing";
import { useOnce } from "./use-once";
import { useSignInWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Login in the language of its address: English lets anyone in, French only people who completed the sign-up. */
export function LoginPage() {
  const { language, messages } = useI18n();
  const { auth } = messages;
  const words = useSignInWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { next, denied, idle } = useSearch({ strict: false });
  const { hasGoogle, hasPasskeys } = useSignInSettings();
  const landing = useLanding();
  const [email, setEmail] = useState(typedEmail);
  const [password, setPassword] = useState("");
  const [isRemembered, setRemembered] = useState(false);
  const [busy, setBusy] = useState<"login" | "demo" | "google" | "passkey" | "sso" | null>(
    landing.kind === "code" ? "google" : null,
  );
  const [error, setError] = useState<string | null>(denied ? auth.login.denied : null);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isRequired = language === "fr";

  /** Continues after a sign-in, or shows why it failed. */
  const enter = async (refused: AuthFailure | null, textOf: (error: AuthFailure) => string) => {
    if (refused) {
      setError(textOf(refused));
      setUnconfirmed(refused.code === "email_not_confirmed" ? email.trim() : null);
      return;
    }
    const arrival = await arrive(client, language, next);
    if (arrival.isDenied) setError(auth.login.denied);
    else await navigate({ href: arrival.href, replace: true });
  };

  useOnce(async () => {
    if (landing.kind === "failed") {
      setError(ssoErrorText(landing, words, auth) ?? googleErrorText(landing, words, auth));
    }
    if (landing.kind !== "code") return;
    await enter(
      await exchange(landing.code),
      (refused) => ssoErrorText(refused, words, auth) ?? googleErrorText(refused, words, auth),
    );
    setBusy(null);
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setError(null);
    setUnconfirmed(null);
    setChecked(true);
    if (isRequired && (!email.trim() || !password)) return focusFirstInvalid(form);
    setBusy("login");
    const refused = await signIn(email.trim(), password, isRemembered);
    await enter(refused, (failure) =>
      failure.code === "sso_required" ? words.sso.required : loginErrorText(failure, auth, language),
    );
    setBusy(null);
  };

  const passkey = async () => {
    setError(null);
    setBusy("passkey");
    const refused = await enterByPasskey(isRemembered, words);
    if (refused) setError(refused);
    else await enter(null, () => "");
    setBusy(null);
  };

  const sso = async () => {
    setError(null);
    setUnconfirmed(null);
    const address = email.trim();
    if (!address) return setError(words.sso.need_email);
    setBusy("sso");
    try {
      const refused = await leaveForProvider(address, urlOf("login", language, { next }), isRemembered);
      // Stays busy until the page is gone.
      if (!refused) return;
      setError(ssoErrorText(refused, words, auth) ?? words.sso.refused);
    } catch {
      setError(words.sso.refused);
    }
    setBusy(null);
  };

  const demo = async () => {
    setError(null);
    setBusy("demo");
    try {
      await openDemo(client);
      await navigate({ to: "/dashboard", replace: true });
    } catch (failure) {
      const isRefused = failure instanceof ApiError && ["demos_full", "demos_off"].includes(failure.code);
      setError(isRefused ? problemText(failure, messages) : auth.login.demo_failed);
    }
    setBusy(null);
  };
  // "Watch Demo" on the public site leads here with ?demo=1.
  const startDemo = useEffectEvent(() => void demo());
  useEffect(() => {
    if (new URLSearchParams(location.search).get("demo") === "1") startDemo();
  }, []);

  const linkAddress = addressOf("sign-in-link", language);
  const missing = (value: string) => (isRequired && isChecked && !value ? auth.errors.required : undefined);
  return (
    <AuthLayout
      page="login"
      documentTitle={auth.login.document_title}
      title={auth.login.title}
      subtitle={auth.login.subtitle}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-7 flex flex-col gap-5">
        {idle && !error && <Banner kind="warning">{words.login.idle}</Banner>}
        {error && <Banner kind="error">{error}</Banner>}
        {unconfirmed && <ResendConfirmation key={unconfirmed} email={unconfirmed} />}
        <TextField
          label={auth.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            keepTypedEmail(typed);
          }}
          isRequired={isRequired}
          errorMessage={missing(email.trim())}
        />
        <PasswordField
          label={auth.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired={isRequired}
          errorMessage={missing(password)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox isSelected={isRemembered} onChange={setRemembered}>
            {auth.login.remember_me}
          </Checkbox>
          <Link href={addressOf("forgot-password", language)}>{words.login.forgot}</Link>
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isPending={busy === "login"}
          isDisabled={busy !== null && busy !== "login"}
        >
          {auth.login.submit}
        </Button>
      </form>
      <div className="mt-6 flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {auth.login.or}
      </div>
      {hasGoogle && (
        <div className="mt-4 flex flex-col">
          <GoogleButton
            redirectTo={() => urlOf("login", language, { next })}
            isRemembered={isRemembered}
            isDisabled={busy !== null}
            onError={(refused) => setError(googleErrorText(refused, words, auth))}
            onUnreachable={() => setError(words.google.unavailable)}
          />
        </div>
      )}
      <div className="mx-auto mt-3 flex w-fit flex-col items-start gap-1">
        {hasPasskeys && canUsePasskeys() && (
          <Button
            size="sm"
            variant="ghost"
            className="px-2!"
            isPending={busy === "passkey"}
            isDisabled={busy !== null && busy !== "passkey"}
            onPress={() => void passkey()}
            icon={<Fingerprint {...ICON} />}
          >
            {words.passkey.button}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          className="px-2!"
          isPending={busy === "sso"}
          isDisabled={busy !== null && busy !== "sso"}
          onPress={() => void sso()}
          icon={<Building2 {...ICON} />}
        >
          {words.sso.button}
        </Button>
        <LinkButton
          href={next ? `${linkAddress}?${new URLSearchParams({ next })}` : linkAddress}
          size="sm"
          variant="ghost"
          className="px-2!"
          icon={<Mail {...ICON} />}
        >
          {words.login.email_link}
        </LinkButton>
      </div>
      <section
        aria-labelledby="newcomer"
        className="mt-8 rounded-lg border border-brass/40 bg-brass-soft px-5 py-4"
      >
        <h2 id="newcomer" className="text-base font-semibold text-ink">
          {auth.login.newcomer}
        </h2>
        <p id="demo-text" className="mt-1 text-balance text-ink-muted">
          {auth.login.demo_text}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            aria-describedby="demo-text"
            isPending={busy === "demo"}
            isDisabled={busy !== null && busy !== "demo"}
            onPress={() => void demo()}
            icon={<Play className="size-4 text-brass-ink" strokeWidth={1.75} aria-hidden="true" />}
          >
            {auth.login.demo}
          </Button>
          <p className="text-ink-muted">
            {auth.login.no_account}{" "}
            <Link href={addressOf("signup", language)} className="whitespace-nowrap">
              {auth.login.sign_up}
            </Link>
          </p>
        </div>
      </section>
    </AuthLayout>
  );
}
