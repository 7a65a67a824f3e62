// Assistants that the reader connected without a token, with a way to disconnect each.
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas, unwrap } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Dialog } from "@/ui/dialog";
import { LoadFailed } from "@/ui/load-failed";
import { toasts } from "@/ui/toast";
import { useAssistantWords } from "./words";

type Connection = Schemas["AssistantConnection"];

const connectionsQuery = queryOptions({
  // Live events of tokens are about connections too.
  queryKey: ["tokens", "connections"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/assistants/connections", { signal }))).items,
});

const disconnect = (id: string) =>
  unwrap(api.DELETE("/api/v1/assistants/connections/{id}", { params: { path: { id } } }));

/** The list, and the dialog that confirms. */
export function Connections() {
  const { connections: words } = useAssistantWords();
  const { data: connections, error, refetch } = useQuery(connectionsQuery);
  const [leaving, setLeaving] = useState<Connection | null>(null);
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h3 className="font-semibold">{words.title}</h3>
      {error && <LoadFailed text={words.failed} onRetry={() => void refetch()} />}
      {connections?.length === 0 && <p className="text-sm text-ink-muted">{words.empty}</p>}
      {connections && connections.length > 0 && (
        <ul className="divide-y divide-line">
          {connections.map((connection) => (
            <Row key={connection.id} connection={connection} onLeave={() => setLeaving(connection)} />
          ))}
        </ul>
      )}
      <DisconnectDialog connection={leaving} onClose={() => setLeaving(null)} />
    </Card>
  );
}

function Row({ connection, onLeave }: { connection: Connection; onLeave: () => void }) {
  const { connections: words, scopes } = useAssistantWords();
  const format = useFormat();
  const { name, host, last_used_at, connected_at } = connection;
  const used = last_used_at ? words.used(format.dateTime(last_used_at)) : words.never_used;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 text-sm">
        <p className="font-medium break-words">
          <bdi>{name}</bdi> <span className="font-normal text-ink-muted">{host}</span>
        </p>
        <p className="text-ink-muted">{connection.scopes.map((scope) => scopes[scope][0]).join(", ")}</p>
        <p className="text-xs text-ink-muted">
          {words.since(format.dateTime(connected_at))} · {used}
        </p>
      </div>
      <Button size="sm" onPress={onLeave} aria-label={words.disconnect_name(name)}>
        {words.disconnect}
      </Button>
    </li>
  );
}

function DisconnectDialog({ connection, onClose }: { connection: Connection | null; onClose: () => void }) {
  const { connections: words } = useAssistantWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Connection) => disconnect(id),
    onSuccess: (_, { id, name }) => {
      client.setQueryData(connectionsQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
      toasts.success(words.disconnected(name));
    },
    onError: (error) => toasts.error(problemText(error, messages)),
    onSettled: () => {
      onClose();
      void client.invalidateQueries({ queryKey: connectionsQuery.queryKey });
    },
  });
  return (
    <Dialog
      isOpen={connection !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={connection ? words.confirm(connection.name) : ""}
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
      <p className="text-sm text-pretty text-ink-muted">{words.confirm_text}</p>
    </Dialog>
  );
}
