// /sign-in-link and /fr/sign-in-link: a link and a code by mail instead of a password.

import { useSearch } from "@tanstack/react-router";
import { Mail, MailCheck } from "lucide-react";
import { useState } from "react";
import { useI18n } from "@/lib/i18n";
import { Checkbox } from "@/ui/checkbox";
import { Link } from "@/ui/link";
import { addressOf } from "./addresses";
import { askForLink } from "./ask-for-mail";
import { AuthLayout } from "./auth-layout";
import { CheckMail } from "./check-mail";
import { EmailForm } from "./email-form";
import { Emblem } from "./emblem";
import { typeMailCode } from "./enter";
import { useLeave } from "./use-leave";
import { useSignInWords } from "./words";

/** Asks for the mail, then takes its code. */
export function LinkPage() {
  const { language, messages } = useI18n();
  const words = useSignInWords();
  const { next } = useSearch({ strict: false });
  const leave = useLeave();
  const [isRemembered, setRemembered] = useState(false);
  const [sent, setSent] = useState<{ email: string; wait: number } | null>(null);
  const ask = (email: string) => askForLink(email, language, { next, isRemembered });
  const verify = async (email: string, code: string) => {
    const refused = await typeMailCode(email, code, "email", isRemembered);
    if (refused) return refused.status === 0 ? messages.auth.errors.unreachable : words.mail.code_wrong;
    await leave(next);
    return null;
  };
  return (
    <AuthLayout
      page="sign-in-link"
      lead={<Emblem icon={sent ? MailCheck : Mail} />}
      documentTitle={words.link.document_title}
      title={sent ? words.mail.title : words.link.title}
      subtitle={sent ? undefined : words.link.subtitle}
    >
      {sent ? (
        <CheckMail
          text={words.link.sent(sent.email)}
          wait={sent.wait}
          resend={() => ask(sent.email)}
          onOtherAddress={() => setSent(null)}
          verify={(code) => verify(sent.email, code)}
        />
      ) : (
        <EmailForm submit={words.link.submit} ask={ask} onAsked={(email, wait) => setSent({ email, wait })}>
          <Checkbox isSelected={isRemembered} onChange={setRemembered}>
            {messages.auth.login.remember_me}
          </Checkbox>
        </EmailForm>
      )}
      <p className="mt-6 text-center">
        <Link href={addressOf("login", language)}>{words.back_to_login}</Link>
      </p>
    </AuthLayout>
  );
}
