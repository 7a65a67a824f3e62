// Settings > Single sign-on: domains, the connection to the identity provider, its test, and its mode.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { CopyField } from "@/ui/copy-field";
import { Dialog } from "@/ui/dialog";
import { GuideLink } from "@/ui/guide-link";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { beginTest, type Connection, removeConnection, type Sso, ssoQuery } from "./api";
import { ConnectionForm } from "./connection-form";
import { DomainsLink } from "./domains-link";
import { ModeForm } from "./mode-form";
import { Report } from "./test-report";
import { useSsoWords } from "./words";

/** Section "Single sign-on" of the settings. */
export function SsoSection() {
  const words = useSsoWords();
  const { data, error, refetch } = useQuery(ssoQuery);
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div>
        <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">
          {words.text} <GuideLink guide="sso" />
        </p>
      </div>
      {error && (
        <Banner kind="error" actions={<Button onPress={() => void refetch()}>{words.retry}</Button>}>
          {words.load_failed}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && <SsoSettings sso={data} />}
    </section>
  );
}

function SsoSettings({ sso }: { sso: Sso }) {
  const words = useSsoWords();
  const { connection } = sso;
  return (
    <>
      <SettingsCard title={words.domains.title} text={words.domains.text}>
        {sso.domains.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {sso.domains.map((domain) => (
              <li
                key={domain}
                className="rounded-md border border-line bg-sunken px-2.5 py-1 font-mono text-sm"
              >
                {domain}
              </li>
            ))}
          </ul>
        ) : (
          <Banner kind="warning">
            {words.domains.none} <DomainsLink />
          </Banner>
        )}
      </SettingsCard>
      <SettingsCard title={words.connection.title} text={words.connection.text}>
        {connection ? (
          <>
            <CopyField
              label={words.connection.redirect_uri}
              value={connection.redirect_uri}
              words={words.copy}
            />
            <CopyField label={words.connection.logout_uri} value={connection.logout_uri} words={words.copy} />
          </>
        ) : (
          <p className="text-sm text-ink-muted">{words.connection.after_save}</p>
        )}
        <ConnectionForm connection={connection} />
      </SettingsCard>
      {connection && (
        <>
          <ConnectionTest connection={connection} />
          <SettingsCard title={words.mode.title}>
            <ModeForm key={connection.mode} sso={sso} connection={connection} />
          </SettingsCard>
          <RemoveConnection />
        </>
      )}
    </>
  );
}

function SettingsCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div>
        <h3 className="font-semibold">{title}</h3>
        {text && <p className="mt-0.5 max-w-[65ch] text-sm text-pretty text-ink-muted">{text}</p>}
      </div>
      {children}
    </Card>
  );
}

function ConnectionTest({ connection }: { connection: Connection }) {
  const { test: words } = useSsoWords();
  const messages = useMessages();
  const { mutate, isPending } = useMutation({
    mutationFn: beginTest,
    onSuccess: ({ url }) => url && location.assign(url),
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
  return (
    <SettingsCard title={words.title} text={words.text}>
      {connection.test && <Report report={connection.test} />}
      <div>
        <Button isPending={isPending} onPress={() => mutate()}>
          {words.start}
        </Button>
      </div>
    </SettingsCard>
  );
}

function RemoveConnection() {
  const { connection: words } = useSsoWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: removeConnection,
    onSuccess: async () => {
      setConfirming(false);
      await client.invalidateQueries({ queryKey: ssoQuery.queryKey });
      toasts.success(words.removed);
    },
    onError: (error) => toasts.error(`${words.remove_failed} ${problemText(error, messages)}`),
  });
  return (
    <div>
      <Button onPress={() => setConfirming(true)}>{words.remove}</Button>
      <Dialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={words.remove_title}
        size="sm"
        role="alertdialog"
        footer={
          <>
            <Button onPress={() => setConfirming(false)}>{messages.ui.cancel}</Button>
            <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p className="text-pretty">{words.remove_text}</p>
      </Dialog>
    </div>
  );
}
