// Under "please confirm your address": the mail once more.
import { useState } from "react";
import { useI18n } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { askForConfirmation } from "./ask-for-mail";
import { useCountdown } from "./use-countdown";
import { useSignInWords } from "./words";

/** A button, and the result of the request. */
export function ResendConfirmation({ email }: { email: string }) {
  const { language } = useI18n();
  const words = useSignInWords();
  const [left, start] = useCountdown();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ kind: "success" | "warning" | "error"; text: string } | null>(null);
  const send = async () => {
    setBusy(true);
    const result = await askForConfirmation(email, language);
    if (result.kind === "failed") setNotice({ kind: "error", text: words.mail.failed });
    else {
      start(result.wait);
      setNotice(
        result.kind === "sent"
          ? { kind: "success", text: words.login.resent }
          : { kind: "warning", text: words.mail.too_soon(result.wait) },
      );
    }
    setBusy(false);
  };
  return (
    <div className="-mt-2 flex flex-col gap-3">
      <Button className="self-start" isPending={isBusy} isDisabled={left > 0} onPress={() => void send()}>
        {left > 0 ? words.mail.resend_in(left) : words.login.resend_confirmation}
      </Button>
      {notice && <Banner kind={notice.kind}>{notice.text}</Banner>}
    </div>
  );
}
