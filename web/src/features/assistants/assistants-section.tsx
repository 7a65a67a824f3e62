// Settings > Assistants: address, switch, permissions, instructions, and recent calls.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { Card } from "@/ui/card";
import { CopyField } from "@/ui/copy-field";
import { GuideLink } from "@/ui/guide-link";
import { LinkButton } from "@/ui/link";
import { LoadFailed } from "@/ui/load-failed";
import { Skeleton } from "@/ui/skeleton";
import { Switch } from "@/ui/switch";
import { toasts } from "@/ui/toast";
import { type Assistants, assistantsQuery, setAssistants, setUp, WAYS } from "./api";
import { Calls } from "./calls";
import { Connections } from "./connections";
import { useAssistantWords } from "./words";

const SCOPES = ["read", "write", "publish", "spend"] as const;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Section of the settings page. */
export function AssistantsSection() {
  const words = useAssistantWords();
  const may = useMay();
  const { data, error, refetch } = useQuery(assistantsQuery);
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div>
        <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">
          {words.text} <GuideLink guide="assistants" />
        </p>
      </div>
      {error && <LoadFailed text={words.load_failed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <>
          <Block title={words.address.title}>
            <CopyField label={words.address.label} hideLabel value={data.url} words={words.address} />
            <OnOff assistants={data} />
          </Block>
          <Connections />
          <Scopes />
          <Connect url={data.url} />
        </>
      )}
      {may("see_audit_log") && <Calls />}
    </section>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </Card>
  );
}

function OnOff({ assistants }: { assistants: Assistants }) {
  const { switch: words } = useAssistantWords();
  const messages = useMessages();
  const client = useQueryClient();
  const isOwner = useMay()("manage_assistants");
  const { mutate, isPending } = useMutation({
    mutationFn: setAssistants,
    onSuccess: (now) => client.setQueryData(assistantsQuery.queryKey, now),
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
  const state = assistants.is_on ? words.on : assistants.is_decided ? words.off : words.guarded;
  return (
    <Switch
      isSelected={assistants.is_on}
      isDisabled={!isOwner || isPending}
      onChange={(is_on) => mutate(is_on)}
      description={isOwner ? state : `${state} ${words.owners}`}
    >
      {words.label}
    </Switch>
  );
}

function Scopes() {
  const { scopes: words } = useAssistantWords();
  return (
    <Block title={words.title}>
      <p className="text-sm text-ink-muted">{words.text}</p>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {SCOPES.map((scope) => (
          <div key={scope}>
            <dt className="font-medium">{words[scope][0]}</dt>
            <dd className="text-ink-muted">{words[scope][1]}</dd>
          </div>
        ))}
      </dl>
      <p className="flex gap-2 text-sm text-ink-muted">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
        {words.untrusted}
      </p>
    </Block>
  );
}

function Connect({ url }: { url: string }) {
  const { connect: words } = useAssistantWords();
  return (
    <Block title={words.title}>
      <ol className="list-decimal pl-5 text-sm text-ink-muted">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-sm text-ink-muted">{words.by_token}</p>
      <div>
        <LinkButton href="/dashboard/settings/tokens" icon={<KeyRound {...ICON} />}>
          {words.token}
        </LinkButton>
      </div>
      {WAYS.map((way) => (
        <div key={way}>
          <p className="mb-1.5 text-sm font-medium">{words.ways[way]}</p>
          <pre className="rounded-md bg-night p-3.5 font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap text-cream">
            <code>{setUp(way, url)}</code>
          </pre>
        </div>
      ))}
      <p className="text-xs text-ink-muted">{words.replace}</p>
    </Block>
  );
}
