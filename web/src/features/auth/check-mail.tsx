// "Check your email": the sent email, a field for its code, and a button that sends another.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import type { MailRequestResult } from "./ask-for-mail";
import { CodeField } from "./code-field";
import { useCountdown } from "./use-countdown";
import { useSignInWords } from "./words";

export interface CheckMailProps {
  /** Email that was sent, and its recipient. */
  text: ReactNode;
  /** Seconds until the next email is allowed. */
  wait: number;
  /** Asks for the mail once more. */
  resend: () => Promise<MailRequestResult>;
  /** Back to the form. */
  onOtherAddress: () => void;
  /** Signs in by the code of the mail, where it has one; gives a sentence when it is refused. */
  verify?: (code: string) => Promise<string | null>;
}

type Notice = { kind: "success" | "warning" | "error"; text: string };

/** The panel that takes the place of the form once an email is being sent. */
export function CheckMail({ text, wait, resend, onOtherAddress, verify }: CheckMailProps) {
  const { mail } = useSignInWords();
  const [left, start] = useCountdown(wait);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  const resendMail = async () => {
    setSending(true);
    setNotice(null);
    const result = await resend();
    if (result.kind === "failed") setNotice({ kind: "error", text: mail.failed });
    else {
      start(result.wait);
      setNotice(
        result.kind === "sent"
          ? { kind: "success", text: mail.resent }
          : { kind: "warning", text: mail.too_soon(result.wait) },
      );
    }
    setSending(false);
  };

  return (
    <div className="mt-7 flex flex-col gap-5">
      <Banner kind="success" className="px-4 py-4">
        <p ref={heading} tabIndex={-1} className="text-pretty break-words outline-none">
          {text}
        </p>
      </Banner>
      {verify && <CodeForm verify={verify} />}
      {notice && <Banner kind={notice.kind}>{notice.text}</Banner>}
      <div className="flex flex-col gap-2.5 border-t border-line pt-5">
        <p className="text-sm text-pretty text-ink-muted">{mail.nothing_came}</p>
        <div className="flex flex-col items-start gap-2">
          <Button isPending={isSending} isDisabled={left > 0} onPress={() => void resendMail()}>
            {left > 0 ? mail.resend_in(left) : mail.resend}
          </Button>
          <Button variant="ghost" onPress={onOtherAddress} className="-ml-3.5">
            {mail.other_address}
          </Button>
        </div>
      </div>
    </div>
  );
}

function CodeForm({ verify }: { verify: (code: string) => Promise<string | null> }) {
  const { mail } = useSignInWords();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input");
    if (isBusy) return;
    setBusy(true);
    const refused = code.length === 6 ? await verify(code) : mail.code_wrong;
    if (refused) {
      setError(refused);
      input?.focus();
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <CodeField
        label={mail.code}
        description={mail.code_help}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
        errorMessage={error}
      />
      <Button type="submit" variant="primary" size="lg" isPending={isBusy}>
        {mail.code_submit}
      </Button>
    </form>
  );
}
