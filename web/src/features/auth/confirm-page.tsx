// /confirm and /fr/confirm: target of email links. Shows the result and the next step.

import { useSearch } from "@tanstack/react-router";
import {
  CircleCheck,
  Hourglass,
  type LucideIcon,
  MailCheck,
  MailQuestionMark,
  TimerOff,
  UserRoundCheck,
} from "lucide-react";
import { useState } from "react";
import { authClient, currentSession, refreshSession } from "@/lib/auth";
import { useI18n } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { LinkButton } from "@/ui/link";
import { addressOf } from "./addresses";
import { askForConfirmation } from "./ask-for-mail";
import { AuthLayout } from "./auth-layout";
import { CheckMail } from "./check-mail";
import { EmailForm } from "./email-form";
import { Emblem } from "./emblem";
import { exchange, takeOver } from "./enter";
import type { Landing } from "./landing";
import { wasLinkRequestedHere } from "./requested-link";
import { SetPasswordForm } from "./set-password-form";
import { useLanding } from "./use-landing";
import { useLeave } from "./use-leave";
import { useOnce } from "./use-once";
import { useSignInWords } from "./words";

type Session = Extract<Landing, { kind: "session" }>;
type Step =
  | { kind: "working" | "confirmed" | "confirmed_elsewhere" | "half" | "expired" | "elsewhere" | "nothing" }
  | { kind: "changed"; isSignedIn: boolean }
  /** Not requested in this browser: the visitor decides. */
  | { kind: "ask"; email: string; session: Session }
  | { kind: "invited"; email: string };

const EMBLEMS: Record<Step["kind"], LucideIcon> = {
  working: Hourglass,
  confirmed: CircleCheck,
  confirmed_elsewhere: CircleCheck,
  changed: CircleCheck,
  half: MailCheck,
  expired: TimerOff,
  elsewhere: TimerOff,
  nothing: MailQuestionMark,
  ask: UserRoundCheck,
  invited: UserRoundCheck,
};

/** Page of all email links except the one for a forgotten password. */
export function ConfirmPage() {
  const { language } = useI18n();
  const words = useSignInWords();
  const { about, next, remember } = useSearch({ strict: false });
  const landing = useLanding();
  const leave = useLeave();
  const [step, setStep] = useState<Step>({ kind: "working" });
  const [isEntering, setEntering] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [resentMail, setResentMail] = useState<{ email: string; wait: number } | null>(null);

  const enter = async (session: Session) => {
    setEntering(true);
    setFailed(false);
    if (await takeOver(session, remember === true)) setFailed(true);
    else if (session.type === "magiclink") await leave(next);
    else setStep({ kind: "confirmed" });
    setEntering(false);
  };

  useOnce(async () => {
    if (landing.kind === "failed") return setStep({ kind: "expired" });
    if (landing.kind === "half") return setStep({ kind: "half" });
    // The purpose comes from the link itself, because the sender of the request chose the address of this page.
    const isChange = landing.kind === "session" ? landing.type === "email_change" : about === "email_change";
    if (isChange && landing.kind !== "nothing") {
      // The change is done. A session in this browser continues; it only gets the new address.
      const isSignedIn = (await currentSession()) !== null && (await refreshSession()) !== null;
      return setStep({ kind: "changed", isSignedIn });
    }
    if (landing.kind === "code") {
      const refused = await exchange(landing.code);
      if (!refused && about === "link") return leave(next);
      if (!refused) return setStep({ kind: "confirmed" });
      return setStep({ kind: about === "link" ? "elsewhere" : "confirmed_elsewhere" });
    }
    if (landing.kind === "nothing") return setStep({ kind: "nothing" });
    const { data } = await (await authClient()).getUser(landing.access_token);
    const email = data.user?.email ?? "";
    if (!data.user) return setStep({ kind: "expired" });
    if (landing.type === "invite") {
      if (await takeOver(landing, false)) return setStep({ kind: "expired" });
      return setStep({ kind: "invited", email });
    }
    if (!wasLinkRequestedHere(email)) return setStep({ kind: "ask", email, session: landing });
    await enter(landing);
  });

  const { confirm } = words;
  const toLogin = (
    <LinkButton href={addressOf("login", language)} size="lg">
      {words.go_to_login}
    </LinkButton>
  );
  const view = () => {
    switch (step.kind) {
      case "working":
        return { title: words.working };
      case "confirmed":
        return {
          title: confirm.confirmed.title,
          subtitle: confirm.confirmed.text,
          actions: (
            <Button variant="primary" size="lg" autoFocus onPress={() => void leave(next, "signup")}>
              {words.to_dashboard}
            </Button>
          ),
        };
      case "confirmed_elsewhere":
        return { ...titled(confirm.confirmed.title, confirm.confirmed.text_elsewhere), actions: toLogin };
      case "changed":
        return {
          ...titled(confirm.changed.title, confirm.changed.text),
          actions: step.isSignedIn ? (
            <LinkButton href="/dashboard/settings/security" variant="primary" size="lg">
              {confirm.to_settings}
            </LinkButton>
          ) : (
            toLogin
          ),
        };
      case "half":
        return {
          ...titled(confirm.half.title, confirm.half.text),
          actions: (
            <LinkButton href="/dashboard/settings/security" size="lg">
              {confirm.to_settings}
            </LinkButton>
          ),
        };
      case "elsewhere":
        return {
          ...titled(confirm.elsewhere.title, confirm.elsewhere.text),
          actions: <NewLink label={confirm.new_link} href={addressOf("sign-in-link", language)} />,
        };
      case "nothing":
        return { ...titled(confirm.nothing.title, confirm.nothing.text), actions: toLogin };
      case "invited":
        return { title: confirm.invited.title, subtitle: confirm.invited.subtitle(step.email) };
      case "ask":
        return {
          ...titled(confirm.ask.title, confirm.ask.text(step.email)),
          actions: (
            <>
              <Button
                variant="primary"
                size="lg"
                isPending={isEntering}
                onPress={() => void enter(step.session)}
              >
                {confirm.ask.yes}
              </Button>
              <LinkButton href={addressOf("login", language)} size="lg">
                {confirm.ask.no}
              </LinkButton>
            </>
          ),
        };
      case "expired":
        return expired();
    }
  };
  const expired = () => {
    const { title, text, ask_signup, ask_email } = confirm.expired;
    if (about === "signup") return titled(title, `${text} ${ask_signup}`);
    if (about === "email_change") {
      return {
        ...titled(title, `${text} ${ask_email}`),
        actions: <NewLink label={confirm.to_settings} href="/dashboard/settings/security" />,
      };
    }
    return {
      ...titled(title, text),
      actions: (
        <>
          <NewLink label={confirm.new_link} href={addressOf("sign-in-link", language)} />
          {toLogin}
        </>
      ),
    };
  };

  const { title, subtitle, actions } = { subtitle: undefined, actions: undefined, ...view() };
  return (
    <AuthLayout
      page="confirm"
      lead={<Emblem icon={resentMail ? MailCheck : EMBLEMS[step.kind]} />}
      documentTitle={confirm.document_title}
      title={resentMail ? words.mail.title : title}
      subtitle={resentMail ? undefined : subtitle}
    >
      {hasFailed && (
        <Banner kind="error" className="mt-5">
          {confirm.failed}
        </Banner>
      )}
      {step.kind === "invited" && (
        <SetPasswordForm
          email={step.email}
          submit={confirm.invited.submit}
          page="confirm"
          onSaved={() => leave(next, "signup")}
        />
      )}
      {step.kind === "expired" && about === "signup" && !resentMail && (
        <EmailForm
          submit={confirm.resend}
          ask={(email) => askForConfirmation(email, language)}
          onAsked={(email, wait) => setResentMail({ email, wait })}
        />
      )}
      {resentMail && (
        <CheckMail
          text={words.signup.sent_to(resentMail.email)}
          wait={resentMail.wait}
          resend={() => askForConfirmation(resentMail.email, language)}
          onOtherAddress={() => setResentMail(null)}
        />
      )}
      {actions && <div className="mt-7 flex flex-col gap-3">{actions}</div>}
    </AuthLayout>
  );
}

const titled = (title: string, subtitle: string) => ({ title, subtitle });

function NewLink({ label, href }: { label: string; href: string }) {
  return (
    <LinkButton href={href} variant="primary" size="lg">
      {label}
    </LinkButton>
  );
}
