// The Google users that are connected.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { Dialog } from "@/ui/dialog";
import { EmailAddress } from "@/ui/email-address";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { type Connection, candidatesQuery, disconnect, googleQuery, startConnecting } from "./api";
import { Candidates } from "./candidates";
import { ConnectButton } from "./connect-button";
import { useGoogleWords } from "./words";

const ConnectDialog = lazyPart(() => import("./connect-dialog"), "ConnectDialog").Part;

/** Section of the settings page. */
export function AccountsSection() {
  const words = useGoogleWords();
  const [isConnecting, setConnecting] = useState(false);
  const hasConnected = useHasBeenTrue(isConnecting);
  const { data: google } = useQuery(googleQuery);
  // The row that has to be reconnected has the primary button.
  const isLost = google?.connections.some(({ state }) => state === "reconnect_needed");
  const connect = (
    <ConnectButton variant={isLost ? "secondary" : "primary"} onPress={() => setConnecting(true)} />
  );
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
            {words.settings.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.settings.text}</p>
        </div>
        {google?.connections.length !== 0 && connect}
      </div>
      {google?.is_simulated && (
        <Banner kind="info" title={words.simulated}>
          {words.simulated_text}
        </Banner>
      )}
      <Connections connect={connect} />
      <Waiting />
      <Suspense>
        {hasConnected && <ConnectDialog isOpen={isConnecting} onClose={() => setConnecting(false)} />}
      </Suspense>
    </section>
  );
}

/** Imported locations that wait for a decision. */
function Waiting() {
  const may = useMay();
  const { data } = useQuery({ ...candidatesQuery, enabled: may("sync_google") });
  if (!data?.some(({ state }) => state === "open")) return null;
  return (
    <Card className="px-4 py-4 sm:px-5">
      <Candidates onDone={() => document.getElementById("section-title")?.focus()} />
    </Card>
  );
}

function Connections({ connect }: { connect: ReactNode }) {
  const { settings: words } = useGoogleWords();
  const { ui } = useMessages();
  const { data: google, isPending, refetch } = useQuery(googleQuery);
  const [leaving, setLeaving] = useState<Connection | null>(null);
  if (isPending) return <Skeleton className="h-20 w-full rounded-lg" />;
  if (!google) {
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
  if (!google.is_configured) return <Banner kind="info">{words.not_configured}</Banner>;
  if (google.connections.length === 0) {
    return (
      <Card>
        <EmptyState title={words.empty.title} text={words.empty.text} actions={connect} className="py-10" />
      </Card>
    );
  }
  return (
    <Card>
      <ul className="divide-y divide-line">
        {google.connections.map((one) => (
          <ConnectionRow key={one.id} connection={one} onDisconnect={setLeaving} />
        ))}
      </ul>
      <DisconnectDialog connection={leaving} onClose={() => setLeaving(null)} />
    </Card>
  );
}

interface ConnectionRowProps {
  connection: Connection;
  onDisconnect: (connection: Connection) => void;
}

function ConnectionRow({ connection, onDisconnect }: ConnectionRowProps) {
  const { settings: words, errors } = useGoogleWords();
  const format = useFormat();
  const { mutate, isPending } = useMutation({
    mutationFn: startConnecting,
    onSuccess: ({ authUrl }) => location.assign(authUrl),
    onError: () => toasts.error(errors.start_failed),
  });
  const { email, state, created_at } = connection;
  const isLost = state === "reconnect_needed";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <Store className="size-5 shrink-0 text-brass" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere text-ink">
          <EmailAddress address={email} />
        </p>
        <p className="numeric text-xs text-ink-muted">{words.since(format.date(created_at))}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:w-full max-sm:pl-9">
        <span className={cx(isLost && "max-sm:w-full")}>
          <StatusBadge status={isLost ? "poor" : "good"}>{words.states[state]}</StatusBadge>
        </span>
        {isLost && (
          <Button size="sm" variant="primary" isPending={isPending} onPress={() => mutate()}>
            {words.reconnect}
          </Button>
        )}
        <Button size="sm" aria-label={words.disconnect_name(email)} onPress={() => onDisconnect(connection)}>
          {words.disconnect}
        </Button>
      </div>
    </li>
  );
}

interface DisconnectDialogProps {
  connection: Connection | null;
  onClose: () => void;
}

function DisconnectDialog({ connection, onClose }: DisconnectDialogProps) {
  const { settings: words } = useGoogleWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Connection) => disconnect(id),
    onSuccess: (_, { email }) => {
      void client.invalidateQueries({ queryKey: ["google"] });
      toasts.success(words.done(email));
      onClose();
      document.getElementById("section-title")?.focus();
    },
    onError: (error, { email }) => {
      toasts.error(`${words.failed(email)} ${problemText(error, messages)}`);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen={connection !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={connection ? words.question(connection.email) : ""}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {messages.ui.cancel}
          </Button>
          <Button
            variant="danger"
            autoFocus
            isPending={isPending}
            onPress={() => connection && mutate(connection)}
          >
            {words.disconnect}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{words.question_text}</p>
    </Dialog>
  );
}
