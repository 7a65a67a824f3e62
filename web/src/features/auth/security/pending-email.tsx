// A change of address that waits for its two confirmations: by the links of the mails, or by their codes.
import { CircleCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { authClient } from "@/lib/auth";
import { useI18n } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { urlOf } from "../addresses";
import { outcome, PAUSE_SECONDS } from "../ask-for-mail";
import { CodeField } from "../code-field";
import { useCountdown } from "../use-countdown";
import { useSignInWords } from "../words";
import { useRefresh } from "./use-refresh";
import { useSecurityWords } from "./words";

export interface PendingEmailProps {
  current: string;
  next: string;
  onStartOver: () => void;
}

type Notice = { kind: "success" | "warning" | "error"; text: string };

/** Remaining steps, doable without leaving the page. */
export function PendingEmail({ current, next, onStartOver }: PendingEmailProps) {
  const { language } = useI18n();
  const { email: words } = useSecurityWords();
  const { mail } = useSignInWords();
  const refresh = useRefresh();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isSending, setSending] = useState(false);
  const [left, start] = useCountdown(PAUSE_SECONDS);

  const verify = async (email: string, token: string): Promise<string | null> => {
    const client = await authClient();
    const { data, error } = await client.verifyOtp({ type: "email_change", email, token });
    if (error) return mail.code_wrong;
    if (data.user) {
      toasts.success(words.done);
      await refresh();
    } else {
      setConfirmed((all) => [...all, email]);
      setNotice({ kind: "success", text: words.half });
    }
    return null;
  };

  const resend = async () => {
    setSending(true);
    const client = await authClient();
    const options = { emailRedirectTo: urlOf("confirm", language, { about: "email_change" }) };
    const waiting = [current, next].filter((email) => !confirmed.includes(email));
    const results = await Promise.all(
      waiting.map(async (email) => {
        const { error } = await client.resend({ type: "email_change", email, options });
        return outcome(error, email);
      }),
    );
    const worst = results.find(({ kind }) => kind !== "sent") ?? results[0];
    if (!worst || worst.kind === "failed") setNotice({ kind: "error", text: mail.failed });
    else {
      start(worst.wait);
      setNotice(
        worst.kind === "sent"
          ? { kind: "success", text: mail.resent }
          : { kind: "warning", text: mail.too_soon(worst.wait) },
      );
    }
    setSending(false);
  };

  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[65ch] text-pretty break-words">{words.pending_text(current, next)}</p>
      {notice && <Banner kind={notice.kind}>{notice.text}</Banner>}
      <div className="grid gap-5 sm:grid-cols-2">
        {[current, next].map((email) =>
          confirmed.includes(email) ? (
            <p key={email} className="flex items-start gap-2 text-good-ink">
              <CircleCheck className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
              <span className="min-w-0 break-words">{words.confirmed(email)}</span>
            </p>
          ) : (
            <CodeForm key={email} email={email} verify={verify} />
          ),
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isPending={isSending} isDisabled={left > 0} onPress={() => void resend()}>
          {left > 0 ? mail.resend_in(left) : mail.resend}
        </Button>
        <Button variant="ghost" onPress={onStartOver}>
          {words.start_over}
        </Button>
      </div>
    </div>
  );
}

function CodeForm({
  email,
  verify,
}: {
  email: string;
  verify: (email: string, token: string) => Promise<string | null>;
}) {
  const { email: words } = useSecurityWords();
  const { mail } = useSignInWords();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input");
    if (isBusy) return;
    setBusy(true);
    const refused = code.length === 6 ? await verify(email, code) : mail.code_wrong;
    setBusy(false);
    if (!refused) return;
    setError(refused);
    input?.focus();
  };
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className="flex min-w-0 flex-col justify-end gap-3"
    >
      <CodeField
        label={words.code_of(email)}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
        errorMessage={error}
      />
      <Button type="submit" isPending={isBusy} className="self-start">
        {words.confirm}
      </Button>
    </form>
  );
}
