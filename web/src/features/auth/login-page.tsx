// /login and /fr/login.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useI18n } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { Link } from "@/ui/link";
import { PasswordField } from "@/ui/password-field";
import { TextField } from "@/ui/text-field";
import { addressOf } from "./addresses";
import { AuthLayout } from "./auth-layout";
import { openDemo, signIn, turnAway } from "./enter";
import { loginErrorText } from "./errors";
import { focusFirstInvalid } from "./focus-first-invalid";

/** Login in the language of its address: English lets anyone in, French only people who completed the sign-up. */
export function LoginPage() {
  const { language, messages } = useI18n();
  const { auth } = messages;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false });
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isRemembered, setRemembered] = useState(false);
  const [busy, setBusy] = useState<"login" | "demo" | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isRequired = language === "fr";

  const enter = () => navigate({ href: next ?? "/dashboard", replace: true });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setError(null);
    setChecked(true);
    if (isRequired && (!email.trim() || !password)) return focusFirstInvalid(form);
    setBusy("login");
    const result = await signIn(client, email.trim(), password, isRemembered);
    if (result.error) {
      setError(loginErrorText(result.error, auth, language));
    } else if (language === "fr" && !result.me?.registration_completed) {
      await turnAway(client);
      setError(auth.login.denied);
    } else if (result.me && !result.me.organisation) {
      await navigate({ to: addressOf("complete-registration", language), replace: true });
    } else {
      await enter();
    }
    setBusy(null);
  };

  const demo = async () => {
    setError(null);
    setBusy("demo");
    try {
      await openDemo(client);
      await navigate({ to: "/dashboard/locations", replace: true });
    } catch {
      setError(auth.login.demo_failed);
    }
    setBusy(null);
  };

  const missing = (value: string) => (isRequired && isChecked && !value ? auth.errors.required : undefined);
  return (
    <AuthLayout
      page="login"
      documentTitle={auth.login.document_title}
      title={auth.login.title}
      subtitle={auth.login.subtitle}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-7 flex flex-col gap-5">
        {error && <Banner kind="error">{error}</Banner>}
        <TextField
          label={auth.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
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
        <Checkbox isSelected={isRemembered} onChange={setRemembered}>
          {auth.login.remember_me}
        </Checkbox>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isPending={busy === "login"}
          isDisabled={busy === "demo"}
        >
          {auth.login.submit}
        </Button>
      </form>
      <p className="mt-5 text-center text-ink-muted">
        {auth.login.no_account} <Link href={addressOf("signup", language)}>{auth.login.sign_up}</Link>
      </p>
      <div className="mt-7 flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {auth.login.or}
      </div>
      <Button
        size="lg"
        className="mt-7"
        aria-describedby="demo-text"
        isPending={busy === "demo"}
        isDisabled={busy === "login"}
        onPress={() => void demo()}
        icon={<Sparkles className="size-4 text-brass" strokeWidth={1.5} aria-hidden="true" />}
      >
        {auth.login.demo}
      </Button>
      <p id="demo-text" className="mt-2 text-center text-xs text-balance text-ink-muted">
        {auth.login.demo_text}
      </p>
    </AuthLayout>
  );
}
