// Settings > Provisioning: the address for the identity provider, and its tokens.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { CopyField } from "@/ui/copy-field";
import { CopyOnce } from "@/ui/copy-once";
import { Dialog } from "@/ui/dialog";
import { Link } from "@/ui/link";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { DomainsLink } from "../sso/domains-link";
import { useSsoWords } from "../sso/words";
import {
  createToken,
  MAX_TOKENS,
  type Provisioning,
  type ProvisioningToken,
  provisioningQuery,
  revokeToken,
} from "./api";
import { useScimWords } from "./words";

/** The section of the settings. */
export function ScimSection() {
  const words = useScimWords();
  const { ui } = useMessages();
  const { data, error, refetch } = useQuery(provisioningQuery);
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div>
        <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
      </div>
      {error && (
        <Banner kind="error" actions={<Button onPress={() => void refetch()}>{ui.retry}</Button>}>
          {words.load_failed}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <>
          <Connect settings={data} />
          <Tokens settings={data} />
        </>
      )}
    </section>
  );
}

function Block({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 max-w-[65ch] text-sm text-pretty text-ink-muted">{text}</p>
      </div>
      {children}
    </Card>
  );
}

function Connect({ settings }: { settings: Provisioning }) {
  const { connect: words } = useScimWords();
  const { copy } = useSsoWords();
  const may = useMay();
  const format = useFormat();
  return (
    <Block title={words.title} text={words.text}>
      <CopyField label={words.url} value={settings.base_url} words={copy} />
      {settings.domains.length === 0 && (
        <Banner kind="warning">
          {words.no_domain} <DomainsLink />
        </Banner>
      )}
      {!settings.has_rules && (
        <Banner kind="info">
          {words.no_rules}{" "}
          {may("manage_sso") && <Link href="/dashboard/settings/single-sign-on">{words.add_rules}</Link>}
        </Banner>
      )}
      <p className="numeric text-sm text-ink-muted">
        {words.count(format.number(settings.people), format.number(settings.groups))}
      </p>
    </Block>
  );
}

function Tokens({ settings }: { settings: Provisioning }) {
  const { tokens: words } = useScimWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const [secret, setSecret] = useState<string | null>(null);
  const [tokenToRevoke, setTokenToRevoke] = useState<ProvisioningToken | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: provisioningQuery.queryKey });
  const failed = (error: unknown) => toasts.error(`${words.failed} ${problemText(error, messages)}`);
  const creation = useMutation({
    mutationFn: createToken,
    onSuccess: async ({ token }) => {
      setSecret(token);
      await refresh();
    },
    onError: failed,
  });
  const revocation = useMutation({
    mutationFn: (id: string) => revokeToken(id),
    onSuccess: async () => {
      setTokenToRevoke(null);
      setSecret(null);
      toasts.success(words.revoked);
      await refresh();
    },
    onError: failed,
  });
  const isOwner = me?.role === "owner";
  return (
    <Block title={words.title} text={words.text}>
      {secret && (
        <div className="flex flex-col gap-2">
          <p className="text-sm font-medium">{words.made}</p>
          <CopyOnce value={secret} words={words} />
        </div>
      )}
      {settings.tokens.length === 0 ? (
        <p className="text-sm text-ink-muted">{words.none}</p>
      ) : (
        <ul aria-label={words.title} className="divide-y divide-line rounded-md border border-line">
          {settings.tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onRevoke={isOwner ? () => setTokenToRevoke(token) : undefined}
            />
          ))}
        </ul>
      )}
      {isOwner ? (
        <div>
          <Button
            variant="primary"
            isDisabled={settings.tokens.length >= MAX_TOKENS}
            isPending={creation.isPending}
            onPress={() => creation.mutate()}
            icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          >
            {words.create}
          </Button>
          {settings.tokens.length >= MAX_TOKENS && (
            <p className="mt-2 text-sm text-ink-muted">{words.limit}</p>
          )}
        </div>
      ) : (
        <p className="text-sm text-ink-muted">{words.owners}</p>
      )}
      <Dialog
        isOpen={tokenToRevoke !== null}
        onClose={() => setTokenToRevoke(null)}
        title={words.revoking.title}
        size="sm"
        role="alertdialog"
        footer={
          <>
            <Button onPress={() => setTokenToRevoke(null)}>{messages.ui.cancel}</Button>
            <Button
              variant="danger"
              isPending={revocation.isPending}
              onPress={() => tokenToRevoke && revocation.mutate(tokenToRevoke.id)}
            >
              {words.revoke}
            </Button>
          </>
        }
      >
        <p className="text-pretty">{words.revoking.text}</p>
      </Dialog>
    </Block>
  );
}

interface TokenRowProps {
  token: ProvisioningToken;
  onRevoke: (() => void) | undefined;
}

function TokenRow({ token, onRevoke }: TokenRowProps) {
  const { tokens: words } = useScimWords();
  const format = useFormat();
  const { prefix, created_at, last_used_at } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-mono text-sm">{prefix}…</p>
        <p className="numeric text-xs text-ink-muted">
          {words.created(format.date(created_at))} ·{" "}
          {last_used_at ? words.used(format.date(last_used_at)) : words.unused}
        </p>
      </div>
      {onRevoke && (
        <Button size="sm" aria-label={words.revoke_name(prefix)} onPress={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </li>
  );
}
