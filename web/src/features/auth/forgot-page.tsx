// /forgot-password and /fr/forgot-password.
import { KeyRound, MailCheck } from "lucide-react";
import { useState } from "react";
import { useI18n } from "@/lib/i18n";
import { Link } from "@/ui/link";
import { addressOf } from "./addresses";
import { askForReset } from "./ask-for-mail";
import { AuthLayout } from "./auth-layout";
import { CheckMail } from "./check-mail";
import { EmailForm } from "./email-form";
import { Emblem } from "./emblem";
import { useSignInWords } from "./words";

/** Asks for the mail; whether the address has an account shows in nothing. */
export function ForgotPage() {
  const { language } = useI18n();
  const words = useSignInWords();
  const [sent, setSent] = useState<{ email: string; wait: number } | null>(null);
  const ask = (email: string) => askForReset(email, language);
  return (
    <AuthLayout
      page="forgot-password"
      lead={<Emblem icon={sent ? MailCheck : KeyRound} />}
      documentTitle={words.forgot.document_title}
      title={sent ? words.mail.title : words.forgot.title}
      subtitle={sent ? undefined : words.forgot.subtitle}
    >
      {sent ? (
        <CheckMail
          text={words.forgot.sent(sent.email)}
          wait={sent.wait}
          resend={() => ask(sent.email)}
          onOtherAddress={() => setSent(null)}
        />
      ) : (
        <EmailForm
          submit={words.forgot.submit}
          ask={ask}
          onAsked={(email, wait) => setSent({ email, wait })}
        />
      )}
      <p className="mt-6 text-center">
        <Link href={addressOf("login", language)}>{words.back_to_login}</Link>
      </p>
    </AuthLayout>
  );
}
