// Number of unused recovery codes, and new ones.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { makeRecoveryCodes, recoveryQuery } from "./api";
import { AskDialog, type Question } from "./ask-dialog";
import { RecoveryCodes } from "./recovery-codes";
import { Section } from "./section";
import { useReauthentication } from "./use-reauthentication";
import { useRefresh } from "./use-refresh";
import { useSecurityWords } from "./words";

/** Number of remaining codes from which the count is highlighted. */
const LOW_COUNT = 3;

/** Recovery codes; shown when the account has a second factor. */
export function RecoverySection({ email }: { email: string }) {
  const security = useSecurityWords();
  const words = security.recovery;
  const refresh = useRefresh();
  const withReauthentication = useReauthentication();
  const { data: left } = useQuery(recoveryQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  // Keeps its codes while it fades away.
  const [lastCodes, setLastCodes] = useState<string[]>([]);
  const [question, setQuestion] = useState<Question | null>(null);

  const make = async () => {
    const answer = await withReauthentication(makeRecoveryCodes);
    if (!answer) return;
    if (answer.error) toasts.error(security.failed);
    else {
      setLastCodes(answer.data.codes);
      setCodes(answer.data.codes);
    }
    await refresh();
  };
  const { renewing, dialog } = words;
  const ask = () =>
    setQuestion({ title: renewing.title, text: renewing.text, confirm: renewing.confirm, act: make });
  const isFew = left !== undefined && left <= LOW_COUNT;
  return (
    <Section
      title={words.title}
      text={left === 0 ? words.none : words.text}
      mark={left !== undefined && <Badge tone={isFew ? "brass" : "neutral"}>{words.left(left)}</Badge>}
      action={
        <Button onPress={left === 0 ? () => void make() : ask}>
          {left === 0 ? words.make : words.renew}
        </Button>
      }
    >
      <AskDialog question={question} onClose={() => setQuestion(null)} />
      <Dialog
        isOpen={codes !== null}
        onClose={() => setCodes(null)}
        title={dialog.title}
        role="alertdialog"
        footer={
          <Button variant="primary" onPress={() => setCodes(null)}>
            {dialog.done}
          </Button>
        }
      >
        <RecoveryCodes codes={lastCodes} email={email} />
      </Dialog>
    </Section>
  );
}
