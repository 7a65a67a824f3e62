// Settings > Account and security.
import { useQuery } from "@tanstack/react-query";
import { useI18n, useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link";
import { Skeleton } from "@/ui/skeleton";
import { addressOf } from "../addresses";
import { useSignInSettings } from "../sign-in-settings";
import { accountQuery } from "./api";
import { DevicesSection } from "./devices-section";
import { EmailSection } from "./email-section";
import { FactorsSection } from "./factors-section";
import { GoogleSection } from "./google-section";
import { PasskeysSection } from "./passkeys-section";
import { PasswordSection } from "./password-section";
import { Reauthentication } from "./reauthentication";
import { RecoverySection } from "./recovery-section";
import { useSecurityWords } from "./words";

/** Ways of signing in, and active sessions. */
export function SecurityPage() {
  const words = useSecurityWords();
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-ink-muted">{words.text}</p>
      </div>
      <Reauthentication>
        <Sections />
      </Reauthentication>
    </div>
  );
}

function Sections() {
  const words = useSecurityWords();
  const { ui } = useMessages();
  const { data: me } = useQuery(meQuery);
  const { data: user, isError, refetch } = useQuery(accountQuery);
  const { hasGoogle, hasPasskeys } = useSignInSettings();
  if (me?.organisation?.is_demo) return <DemoNote />;
  if (isError && !user) {
    return (
      <Banner
        kind="error"
        actions={
          <Button size="sm" onPress={() => void refetch()}>
            {ui.retry}
          </Button>
        }
      >
        {words.load_failed}
      </Banner>
    );
  }
  if (!user) return <Waiting />;
  const isLinked = user.identities?.some(({ provider }) => provider === "google") ?? false;
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return (
    <>
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <FactorsSection user={user} />
      {hasFactor && <RecoverySection email={user.email ?? ""} />}
      {hasPasskeys && <PasskeysSection />}
      {(hasGoogle || isLinked) && <GoogleSection user={user} canLink={hasGoogle} />}
      <DevicesSection />
    </>
  );
}

function DemoNote() {
  const { demo } = useSecurityWords();
  const { language } = useI18n();
  return (
    <Card>
      <EmptyState
        title={demo.title}
        text={demo.text}
        actions={
          <LinkButton href={addressOf("signup", language)} variant="primary">
            {demo.sign_up}
          </LinkButton>
        }
        className="py-10"
      />
    </Card>
  );
}

function Waiting() {
  return ["a", "b", "c", "d"].map((key) => (
    <Card key={key} className="px-5 py-4">
      <Skeleton className="my-1 h-4 w-40" />
      <Skeleton className="mt-2.5 h-3.5 w-80 max-w-full" />
    </Card>
  ));
}
