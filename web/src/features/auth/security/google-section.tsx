// The Google account that signs in to this one.
import type { User, UserIdentity } from "@supabase/auth-js";
import { useState } from "react";
import { authClient } from "@/lib/auth";
import { useI18n } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { googleErrorText } from "../google";
import { GoogleLogo } from "../google-button";
import { useLanding } from "../use-landing";
import { useOnce } from "../use-once";
import { useSignInWords } from "../words";
import { AskDialog, type Question } from "./ask-dialog";
import { Row, Rows, Section } from "./section";
import { useReauthentication } from "./use-reauthentication";
import { useRefresh } from "./use-refresh";
import { useSecurityWords } from "./words";

/** Address to which Google redirects. */
const BACK = "/dashboard/settings/security?linked=google";

/** Linked or not; the last way in cannot be taken away. */
export function GoogleSection({ user, canLink }: { user: User; canLink: boolean }) {
  const { messages } = useI18n();
  const security = useSecurityWords();
  const words = security.google;
  const signIn = useSignInWords();
  const refresh = useRefresh();
  const withReauthentication = useReauthentication();
  const landing = useLanding();
  const [isLeaving, setLeaving] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const identities = user.identities ?? [];
  const linked = identities.find(({ provider }) => provider === "google");
  const isLast = identities.length <= 1;

  useOnce(async () => {
    if (landing.kind === "nothing") return;
    if (landing.kind === "failed") {
      const isTaken = landing.code === "identity_already_exists";
      toasts.error(isTaken ? words.taken : googleErrorText(landing, signIn, messages.auth));
    } else toasts.success(words.linked_done);
    // The code is not needed, because the current session continues with its factors.
    await refresh();
  });

  const link = async () => {
    setLeaving(true);
    const client = await authClient();
    const options = { redirectTo: `${location.origin}${BACK}` };
    const answer = await withReauthentication(() => client.linkIdentity({ provider: "google", options }));
    if (answer && !answer.error) return;
    if (answer) toasts.error(signIn.google.unavailable);
    setLeaving(false);
  };
  const unlink = async (identity: UserIdentity) => {
    const { error } = await (await authClient()).unlinkIdentity(identity);
    if (error) toasts.error(error.code === "single_identity_not_deletable" ? words.last : security.failed);
    else toasts.success(words.unlinked_done);
    await refresh();
  };
  const ask = (identity: UserIdentity) => setQuestion({ ...words.unlinking, act: () => unlink(identity) });

  const email = String(linked?.identity_data?.email ?? "");
  return (
    <Section
      title={words.title}
      text={words.text}
      action={
        !linked &&
        canLink && (
          <Button isPending={isLeaving} onPress={() => void link()} icon={<GoogleLogo />}>
            {words.link}
          </Button>
        )
      }
    >
      {linked && (
        <Rows label={words.title}>
          <Row
            icon={<GoogleLogo />}
            title={<span className="break-all">{words.linked(email)}</span>}
            notes={isLast && words.last}
            actions={
              <Button size="sm" isDisabled={isLast} onPress={() => ask(linked)}>
                {words.unlink}
              </Button>
            }
          />
        </Rows>
      )}
      <AskDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}
