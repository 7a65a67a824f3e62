// /reset-password and /fr/reset-password: where the link of "forgot your password?" leads.
import { KeyRound, TimerOff } from "lucide-react";
import { useState } from "react";
import { currentSession } from "@/lib/auth";
import { useI18n } from "@/lib/i18n";
import { LinkButton } from "@/ui/link";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { addressOf } from "./addresses";
import { AuthLayout } from "./auth-layout";
import { Emblem } from "./emblem";
import { exchange, takeOver } from "./enter";
import { SetPasswordForm } from "./set-password-form";
import { methodsOf } from "./token-claims";
import { useLanding } from "./use-landing";
import { useLeave } from "./use-leave";
import { useOnce } from "./use-once";
import { useSignInWords } from "./words";

type Step = { kind: "working" } | { kind: "form"; email: string } | { kind: "expired" } | { kind: "no_link" };

/** Reads the link, then asks for a new password. Without a link, the page explains how to get one. */
export function ResetPage() {
  const { language } = useI18n();
  const words = useSignInWords();
  const landing = useLanding();
  const leave = useLeave();
  const [step, setStep] = useState<Step>({ kind: "working" });

  useOnce(async () => {
    if (landing.kind === "failed") return setStep({ kind: "expired" });
    if (landing.kind === "session" && (await takeOver(landing, false))) return setStep({ kind: "expired" });
    if (landing.kind === "code" && (await exchange(landing.code))) return setStep({ kind: "expired" });
    const session = await currentSession();
    // A reload, or the way back from the second factor: the session itself says that a link began it.
    const hasLink = landing.kind !== "nothing";
    const isProved = session !== null && (hasLink || methodsOf(session.access_token).includes("otp"));
    setStep(isProved ? { kind: "form", email: session.user.email ?? "" } : { kind: "no_link" });
  });

  const done = async () => {
    toasts.success(words.reset.done);
    await leave(undefined);
  };

  const { title, subtitle } = {
    working: { title: words.reset.title, subtitle: words.working },
    form: {
      title: words.reset.title,
      subtitle: step.kind === "form" ? words.reset.subtitle(step.email) : "",
    },
    expired: { title: words.confirm.expired.title, subtitle: words.confirm.expired.text },
    no_link: { title: words.reset.no_link.title, subtitle: words.reset.no_link.text },
  }[step.kind];
  return (
    <AuthLayout
      page="reset-password"
      lead={<Emblem icon={step.kind === "expired" ? TimerOff : KeyRound} />}
      documentTitle={words.reset.document_title}
      title={title}
      subtitle={subtitle}
    >
      {step.kind === "working" && <WaitingForm />}
      {step.kind === "form" && (
        <SetPasswordForm
          email={step.email}
          submit={words.reset.submit}
          page="reset-password"
          onSaved={done}
        />
      )}
      {(step.kind === "expired" || step.kind === "no_link") && (
        <div className="mt-7 flex flex-col gap-3">
          <LinkButton href={addressOf("forgot-password", language)} variant="primary" size="lg">
            {words.reset.new_link}
          </LinkButton>
          <LinkButton href={addressOf("login", language)} size="lg">
            {words.back_to_login}
          </LinkButton>
        </div>
      )}
    </AuthLayout>
  );
}

/** The place of the form while the link is looked at. */
function WaitingForm() {
  return (
    <div className="mt-7 flex flex-col gap-5" aria-busy="true">
      <Skeleton className="h-15" />
      <Skeleton className="h-11" />
      <Skeleton className="h-15" />
      <Skeleton className="h-11" />
    </div>
  );
}
