// A domain: its state, the records that it needs, and those that the last check found.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Copy, ExternalLink, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { type Status, StatusBadge, StatusShape } from "@/ui/badge";
import { Button, IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { LinkButton } from "@/ui/link";
import { RemoveDialog } from "@/ui/remove-dialog";
import { toasts } from "@/ui/toast";
import { checkDomain, type Domain, type DomainState, domainsQuery, removeDomain } from "./api";
import { useDomainWords } from "./words";

const STATUS: Record<DomainState, Status> = {
  waiting_txt: "fair",
  waiting_dns: "fair",
  active: "good",
  failing: "poor",
  released: "neutral",
};
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The card of one domain. */
export function DomainCard({ domain }: { domain: Domain }) {
  const words = useDomainWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: domainsQuery.queryKey });
  const { mutate, isPending } = useMutation({
    mutationFn: () => checkDomain(domain.id),
    onSuccess: refresh,
    onError: (error) => toasts.error(`${words.check_failed} ${problemText(error, messages)}`),
  });
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold break-all">
            <bdi>{domain.shown}</bdi>
          </h3>
          <p className="mt-0.5 text-sm text-ink-muted">{words.kinds[domain.kind][0]}</p>
        </div>
        <StatusBadge status={STATUS[domain.state]}>{words.states[domain.state]}</StatusBadge>
      </div>
      <StateText domain={domain} />
      <Records domain={domain} />
      <LookupResult domain={domain} />
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => mutate()} isPending={isPending} icon={<RefreshCw {...ICON} />}>
          {words.check}
        </Button>
        {domain.url && (
          <LinkButton href={domain.url} target="_blank" icon={<ExternalLink {...ICON} />}>
            {words.open}
          </LinkButton>
        )}
        <Button variant="ghost" onPress={() => setRemoving(true)} icon={<Trash2 {...ICON} />}>
          {words.remove.button}
        </Button>
      </div>
      <RemoveDialog
        item={isRemoving ? domain : null}
        nameOf={({ shown }) => shown}
        words={words.remove}
        remove={({ id }) => removeDomain(id)}
        onRemoved={() => void refresh()}
        onClose={() => setRemoving(false)}
      />
    </Card>
  );
}

function StateText({ domain }: { domain: Domain }) {
  const { texts } = useDomainWords();
  const format = useFormat();
  const { state, takes_over_at, released_at } = domain;
  if (takes_over_at) return <p className="text-sm">{texts.takes_over(format.dateTime(takes_over_at))}</p>;
  if (state === "failing") {
    return <p className="text-sm">{texts.failing(released_at ? format.dateTime(released_at) : "")}</p>;
  }
  return <p className="text-sm text-pretty text-ink-muted">{texts[state]}</p>;
}

function Records({ domain }: { domain: Domain }) {
  const { records: words } = useDomainWords();
  const hasCname = domain.records.some((record) => record.kind === "CNAME");
  const isApex = hasCname && domain.name.split(".").length === 2;
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-120 text-left text-sm">
        <caption className="sr-only">{words.caption(domain.shown)}</caption>
        <thead className="text-xs text-ink-muted">
          <tr>
            <th scope="col" className="py-1.5 pr-4 font-medium">
              {words.type}
            </th>
            <th scope="col" className="py-1.5 pr-4 font-medium">
              {words.name}
            </th>
            <th scope="col" className="py-1.5 pr-4 font-medium">
              {words.value}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              {words.state}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top">
          {domain.records.map((record) => (
            <tr key={record.kind}>
              <th scope="row" className="py-2 pr-4 font-medium">
                {record.kind}
              </th>
              <td className="py-2 pr-4">
                <Copied text={record.name} name={words.name} />
              </td>
              <td className="py-2 pr-4">
                <Copied text={record.value} name={words.value} />
              </td>
              <td className="py-2 whitespace-nowrap">
                <span className="inline-flex items-center gap-1.5">
                  <StatusShape status={record.is_right ? "good" : "neutral"} className="size-2" />
                  {record.is_right ? words.right : words.wrong}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isApex && <p className="mt-2 text-xs text-ink-muted">{words.apex}</p>}
    </div>
  );
}

function Copied({ text, name }: { text: string; name: string }) {
  const { records: words } = useDomainWords();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span className="flex items-start gap-1.5">
      <code className="font-mono text-xs leading-6 break-all">{text}</code>
      <IconButton size="sm" label={isCopied ? words.copied : words.copy(name)} onPress={() => void copy()}>
        {isCopied ? <Check {...ICON} /> : <Copy {...ICON} />}
      </IconButton>
    </span>
  );
}

function LookupResult({ domain }: { domain: Domain }) {
  const { found: words } = useDomainWords();
  const format = useFormat();
  const { found, checked_at, kind } = domain;
  if (!checked_at) return <p className="text-xs text-ink-muted">{words.never}</p>;
  const list = (texts: readonly string[]) => (texts.length === 0 ? words.nothing : texts.join(", "));
  return (
    <div className="rounded-md bg-sunken p-3 text-xs">
      <p className="font-medium">
        {words.title}{" "}
        <span className="font-normal text-ink-muted">· {words.at(format.dateTime(checked_at))}</span>
      </p>
      {found.is_unknown ? (
        <p className="mt-1 text-ink-muted">{words.unknown}</p>
      ) : (
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-ink-muted">
          <dt>{words.txt}</dt>
          <dd className="font-mono break-all">{list(found.txt)}</dd>
          {kind !== "sso" && (
            <>
              <dt>{words.target}</dt>
              <dd className="font-mono break-all">{list(found.target)}</dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}
