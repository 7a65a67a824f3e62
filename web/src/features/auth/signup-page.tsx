// /signup and /fr/signup.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Gift, MailCheck } from "lucide-react";
import { type FormEvent, useEffect, useId, useState } from "react";
import { type ChosenPlan, chosenPlan, keepChosenPlan } from "@/lib/chosen-plan";
import { focusFirstInvalid } from "@/lib/focus-first-invalid";
import { useI18n } from "@/lib/i18n";
import { pendingInvitation } from "@/lib/invitation";
import type { Messages } from "@/messages/en";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { Link } from "@/ui/link";
import { PasswordField } from "@/ui/password-field";
import { TextField } from "@/ui/text-field";
import { addressOf, urlOf } from "./addresses";
import { askForConfirmation, PAUSE_SECONDS } from "./ask-for-mail";
import { AuthLayout } from "./auth-layout";
import { CheckMail } from "./check-mail";
import { Emblem } from "./emblem";
import { exchange, signUp, typeMailCode } from "./enter";
import { signupErrorText } from "./errors";
import { type GoogleFailure, googleErrorText } from "./google";
import { GoogleButton } from "./google-button";
import { useRefusalText } from "./new-password";
import { useSignInSettings } from "./sign-in-settings";
import { SITE_PAGES } from "./site-pages";
import { ownWords, type Refusal, refusalIn, refusalOf } from "./strength";
import { StrengthMeter } from "./strength-meter";
import { useLanding } from "./use-landing";
import { useLeave } from "./use-leave";
import { useOnce } from "./use-once";
import { useSignInWords } from "./words";

interface Form {
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  password: string;
  confirmation: string;
  agrees: boolean;
}

const EMPTY_FORM: Form = {
  first_name: "",
  last_name: "",
  email: "",
  company: "",
  password: "",
  confirmation: "",
  agrees: false,
};

type FieldErrors = Partial<Record<keyof Form, string>>;

/** Sign-up in the language of its address. */
export function SignupPage() {
  const { language, messages } = useI18n();
  const { auth } = messages;
  const { signup } = auth;
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = useSignInWords();
  const refusalText = useRefusalText();
  const leave = useLeave();
  const landing = useLanding();
  const { hasGoogle } = useSignInSettings();
  const reasonId = useId();
  const [form, setForm] = useState(() => ({ ...EMPTY_FORM, email: pendingInvitation()?.email ?? "" }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string | null>(null);
  /** The address that is to be confirmed. */
  const [mailed, setMailed] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Read once: coming back from a provider leaves another address.
  const [chosen] = useState(() => chosenPlan(window.location.search));
  useEffect(() => {
    if (chosen) keepChosenPlan(chosen);
  }, [chosen]);

  const mismatch = form.confirmation !== "" && form.password !== form.confirmation;
  const reason = whySubmitIsDisabled(form, signup);
  // A mismatch is shown at its field.
  const shownReason = mismatch ? null : reason;

  const set =
    <Field extends keyof Form>(field: Field) =>
    (value: Form[Field]) => {
      setForm((current) => ({ ...current, [field]: value }));
      setErrors((current) => ({ ...current, [field]: undefined }));
    };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isBusy || reason) return;
    setError(null);
    const missing = missingFields(form, auth);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return focusFirstInvalid(element);
    setBusy(true);
    const personalWords = ownWords([form.first_name, form.last_name, form.company, form.email]);
    const refusal = (await refusalOf(form.password, personalWords)) ?? (await create());
    if (refusal) {
      setErrors({ password: refusalText(refusal) });
      focusFirstInvalid(element);
    }
    setBusy(false);
  };

  /** Signs up; returns the server's refusal of the password, or null. */
  const create = async (): Promise<Refusal | null> => {
    const { first_name, last_name, company, email, password } = form;
    const result = await signUp(client, language, {
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      company: company.trim(),
      email: email.trim(),
      password,
      ...(chosen && { chosen }),
    });
    if (result.kind === "done") await navigate({ to: "/dashboard", replace: true });
    if (result.kind === "confirm_email") setMailed(email.trim());
    if (result.kind === "incomplete") setError(signup.incomplete);
    if (result.kind !== "failed") return null;
    if (result.error.code === "weak_password") return refusalIn(result.error);
    setError(signupErrorText(result.error, auth, language));
    return null;
  };

  const googleError = (failure: GoogleFailure) =>
    googleErrorText(failure, words, auth, words.google.signup_failed);

  useOnce(async () => {
    if (landing.kind === "failed") setError(googleError(landing));
    if (landing.kind !== "code") return;
    setBusy(true);
    const refused = await exchange(landing.code);
    if (refused) setError(googleError(refused));
    else await leave(undefined, "signup");
    setBusy(false);
  });

  const verify = async (email: string, code: string) => {
    const refused = await typeMailCode(email, code, "signup", false);
    if (refused) return refused.status === 0 ? auth.errors.unreachable : words.mail.code_wrong;
    await leave(undefined, "signup");
    return null;
  };

  if (mailed) {
    return (
      <AuthLayout
        page="signup"
        lead={<Emblem icon={MailCheck} />}
        documentTitle={signup.document_title}
        title={words.mail.title}
      >
        <CheckMail
          text={
            <>
              <span className="block font-semibold">{signup.confirm_email}</span>
              <span className="mt-1 block text-ink-muted">{words.signup.sent_to(mailed)}</span>
            </>
          }
          wait={PAUSE_SECONDS}
          resend={() => askForConfirmation(mailed, language)}
          onOtherAddress={() => setMailed(null)}
          verify={(code) => verify(mailed, code)}
        />
        <p className="mt-6 text-center">
          <Link href={addressOf("login", language)}>{words.back_to_login}</Link>
        </p>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout
      page="signup"
      documentTitle={signup.document_title}
      title={signup.title}
      subtitle={signup.subtitle}
      lead={<TrialBanner chosen={chosen} />}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-6 flex flex-col gap-4.5">
        {error && <Banner kind="error">{error}</Banner>}
        <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label={auth.first_name}
            name="firstName"
            autoComplete="given-name"
            value={form.first_name}
            onChange={set("first_name")}
            isRequired
            errorMessage={errors.first_name}
          />
          <TextField
            label={auth.last_name}
            name="lastName"
            autoComplete="family-name"
            value={form.last_name}
            onChange={set("last_name")}
            isRequired
            errorMessage={errors.last_name}
          />
        </div>
        <TextField
          label={auth.email}
          type="email"
          name="email"
          autoComplete="email"
          value={form.email}
          onChange={set("email")}
          isRequired
          errorMessage={errors.email}
        />
        <TextField
          label={auth.company}
          hint={messages.ui.optional}
          name="company"
          autoComplete="organization"
          value={form.company}
          onChange={set("company")}
        />
        <PasswordField
          label={auth.password}
          name="password"
          autoComplete="new-password"
          value={form.password}
          onChange={set("password")}
          isRequired
          errorMessage={errors.password}
        />
        <StrengthMeter password={form.password} />
        <PasswordField
          label={auth.confirm_password}
          name="confirmPassword"
          autoComplete="new-password"
          value={form.confirmation}
          onChange={set("confirmation")}
          isRequired
          errorMessage={mismatch ? signup.mismatch : errors.confirmation}
        />
        <Checkbox name="agreeToTerms" isSelected={form.agrees} onChange={set("agrees")}>
          {signup.agree[0]}
          <Link href={SITE_PAGES.terms[language]} target="_blank">
            {signup.agree_terms}
          </Link>
          {signup.agree[1]}
          <Link href={SITE_PAGES.privacy[language]} target="_blank">
            {signup.agree_privacy}
          </Link>
        </Checkbox>
        <div className="flex flex-col gap-2">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="w-full"
            isPending={isBusy}
            isDisabled={reason !== null}
            aria-describedby={shownReason ? reasonId : undefined}
          >
            {signup.submit}
          </Button>
          {shownReason && (
            <p id={reasonId} className="text-center text-xs text-ink-muted" data-slot="submit-reason">
              {shownReason}
            </p>
          )}
        </div>
      </form>
      {hasGoogle && (
        <div className="mt-3 flex flex-col">
          <GoogleButton
            redirectTo={() => urlOf("signup", language)}
            isRemembered={false}
            isDisabled={isBusy}
            onError={(refused) => setError(googleError(refused))}
            onUnreachable={() => setError(words.google.unavailable)}
          />
        </div>
      )}
      <p className="mt-5 text-center text-ink-muted">
        {signup.have_account} <Link href={addressOf("login", language)}>{signup.login}</Link>
      </p>
    </AuthLayout>
  );
}

function TrialBanner({ chosen }: { chosen: ChosenPlan | null }) {
  const { signup } = useI18n().messages.auth;
  const { chosen: chosenText } = useSignInWords().signup;
  return (
    <Banner
      kind="brass"
      className="mb-7"
      title={signup.trial}
      icon={<Gift className="size-4" strokeWidth={1.75} aria-hidden="true" />}
    >
      {signup.trial_text} {chosen && chosenText(chosen)}
    </Banner>
  );
}

/** Reason why the button is disabled; null when it is enabled. */
function whySubmitIsDisabled(form: Form, signup: Messages["auth"]["signup"]): string | null {
  if (form.password !== form.confirmation) return signup.mismatch;
  return form.agrees ? null : signup.terms;
}

function missingFields(form: Form, auth: Messages["auth"]): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ["first_name", "last_name", "email", "password", "confirmation"] as const) {
    if (!form[field].trim()) errors[field] = auth.errors.required;
  }
  if (!errors.email && !/^\S+@\S+\.\S+$/.test(form.email.trim())) errors.email = auth.errors.email_invalid;
  return errors;
}
