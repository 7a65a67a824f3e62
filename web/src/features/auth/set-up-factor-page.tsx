// /set-up-second-factor and /fr/set-up-second-factor: for members of an organization that requires two-step sign-in.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Plus, ShieldCheck } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { currentSession, signOut } from "@/lib/auth";
import { useI18n, useWords } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { setUp as en } from "@/messages/en/two-step";
import { setUp as fr } from "@/messages/fr/two-step";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { addressOf } from "./addresses";
import { AuthLayout } from "./auth-layout";
import { Emblem } from "./emblem";
import { canUsePasskeys, enterByPasskey } from "./passkey";
import { Reauthentication } from "./security/reauthentication";
import { useSignInSettings } from "./sign-in-settings";
import { hasProvedTwo } from "./token-claims";
import { useLeave } from "./use-leave";
import { useSignInWords } from "./words";

const WORDS = { en, fr };
const AddDialog = lazyPart(() => import("./security/add-factor-dialog"), "AddFactorDialog").Part;

export interface SetUpFactorPageProps {
  /** Link to the other organizations of the user. */
  elsewhere: ReactNode;
}

/** Sets an authenticator app up, or leads elsewhere. */
export function SetUpFactorPage({ elsewhere }: SetUpFactorPageProps) {
  const { language } = useI18n();
  const words = useWords<typeof en>(WORDS);
  const signIn = useSignInWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false });
  const leave = useLeave();
  const { data: me } = useQuery(meQuery);
  const { hasPasskeys } = useSignInSettings();
  const [isAdding, setAdding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const hasAdded = useHasBeenTrue(isAdding);

  const away = async () => {
    await signOut();
    client.clear();
    await navigate({ to: addressOf("login", language), replace: true });
  };
  const close = async () => {
    setAdding(false);
    const session = await currentSession();
    if (hasProvedTwo(session?.access_token ?? "")) await leave(next);
  };
  const passkey = async () => {
    setAsking(true);
    setRefused(null);
    const why = await enterByPasskey(null, signIn);
    if (why) setRefused(why);
    else await leave(next);
    setAsking(false);
  };
  return (
    <Reauthentication>
      <AuthLayout
        page="set-up-second-factor"
        lead={<Emblem icon={ShieldCheck} />}
        documentTitle={words.document_title}
        title={words.title}
        subtitle={me?.organisation ? words.text(me.organisation.name) : undefined}
      >
        <Button
          variant="primary"
          size="lg"
          className="mt-7"
          onPress={() => setAdding(true)}
          icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        >
          {words.add}
        </Button>
        <div className="mt-6 flex flex-col items-start gap-1 border-t border-line pt-5">
          {refused && (
            <Banner kind="error" className="mb-2 self-stretch">
              {refused}
            </Banner>
          )}
          {hasPasskeys && canUsePasskeys() && (
            <Button variant="ghost" className="-ml-3.5" isPending={isAsking} onPress={() => void passkey()}>
              {words.use_passkey}
            </Button>
          )}
          {elsewhere}
          <Button variant="ghost" className="-ml-3.5" onPress={() => void away()}>
            {words.other_account}
          </Button>
        </div>
        <Suspense>
          {hasAdded && (
            <AddDialog
              isOpen={isAdding}
              onClose={() => void close()}
              email={me?.user.email ?? ""}
              taken={[]}
            />
          )}
        </Suspense>
      </AuthLayout>
    </Reauthentication>
  );
}
