// Rank provider: use, price, state, and actions for its key.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { lazyPart } from "@/ui/lazy-part";
import { Link } from "@/ui/link";
import { toasts } from "@/ui/toast";
import { accountsQuery, checkAccount, type RankAccount } from "../api";
import { moneyText } from "../money";
import { useHeatmapsWords, useIntegrationsWords } from "../words";
import { pricesOf, reasonOf, stateOf, statusOf } from "./accounts";

const KeyDialog = lazyPart(() => import("./key-dialog"), "KeyDialog").Part;
const RemoveDialog = lazyPart(() => import("./remove-dialog"), "RemoveDialog").Part;

export interface ProviderCardProps {
  account: RankAccount;
  canChange: boolean;
}

/** The card with its dialogs. */
export function ProviderCard({ account, canChange }: ProviderCardProps) {
  const words = useIntegrationsWords();
  const name = useHeatmapsWords().providers[account.provider];
  const { text, url } = words.providers[account.provider];
  const [open, setOpen] = useState<"key" | "remove" | null>(null);
  const hasKey = useHasBeenTrue(open === "key");
  const hasRemove = useHasBeenTrue(open === "remove");
  const state = stateOf(account);
  const reason = reasonOf(account, words);
  const titleId = `provider-${account.provider}`;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <article aria-labelledby={titleId} className="contents">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 max-lg:w-full">
            <h4 id={titleId} className="flex items-center gap-2.5 font-semibold">
              {name}
              <StatusBadge status={statusOf(state)}>{words.states[state]}</StatusBadge>
            </h4>
            <p className="mt-1 max-w-[60ch] text-sm text-pretty text-ink-muted">{text}</p>
          </div>
          <Link href={url} target="_blank" rel="noreferrer" className="text-sm">
            {words.actions.open(name)}
            <ExternalLink className="mb-0.5 ml-1 inline size-3.5" strokeWidth={1.5} aria-hidden="true" />
          </Link>
        </div>
        {reason && state === "failing" && <Banner kind="error">{reason}</Banner>}
        <Facts account={account} />
        {canChange && <Actions account={account} name={name} onOpen={setOpen} />}
      </article>
      <Suspense>
        {hasKey && <KeyDialog account={account} isOpen={open === "key"} onClose={() => setOpen(null)} />}
        {hasRemove && (
          <RemoveDialog account={account} isOpen={open === "remove"} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </Card>
  );
}

function Facts({ account }: { account: RankAccount }) {
  const words = useIntegrationsWords();
  const { facts } = words;
  const format = useFormat();
  const { provider, hint, balance_micros, checked_at } = account;
  const hasKey = hint !== null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 text-sm lg:grid-cols-4">
      <Fact name={facts.price}>
        {pricesOf(account, words, format.locale).map((price) => (
          <span key={price} className="block whitespace-nowrap">
            {price}
          </span>
        ))}
      </Fact>
      {hasKey && (
        <>
          <Fact name={provider === "dataforseo" ? facts.login : facts.key}>
            <bdi className="break-all">{provider === "dataforseo" ? hint : facts.key_end(hint)}</bdi>
          </Fact>
          <Fact name={facts.balance}>
            {balance_micros === null ? facts.balance_unknown : moneyText(balance_micros, format.locale)}
          </Fact>
          <Fact name={facts.checked}>
            {checked_at === null ? (
              facts.never
            ) : (
              <time dateTime={checked_at} title={format.dateTime(checked_at)}>
                {format.ago(checked_at)}
              </time>
            )}
          </Fact>
        </>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="numeric mt-0.5 text-ink">{children}</dd>
    </div>
  );
}

interface ActionsProps {
  account: RankAccount;
  name: string;
  onOpen: (dialog: "key" | "remove") => void;
}

function Actions({ account, name, onOpen }: ActionsProps) {
  const words = useIntegrationsWords();
  const { actions } = words;
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: () => checkAccount(account.provider),
    onSuccess: (accounts) => {
      client.setQueryData(accountsQuery.queryKey, accounts);
      const reason = reasonOf(accounts.items.find(isSame) ?? { code: null }, words);
      if (reason === null) toasts.success(words.tested(name));
      else toasts.error(reason);
    },
    onError: () => toasts.error(words.test_failed),
  });
  const isSame = ({ provider }: RankAccount) => provider === account.provider;
  if (account.hint === null) {
    return (
      <div>
        <Button aria-label={actions.add_name(name)} onPress={() => onOpen("key")}>
          {actions.add}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={actions.test_name(name)}
        isPending={test.isPending}
        onPress={() => test.mutate()}
      >
        {actions.test}
      </Button>
      <Button size="sm" onPress={() => onOpen("key")}>
        {actions.replace}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={actions.remove_name(name)}
        onPress={() => onOpen("remove")}
      >
        {actions.remove}
      </Button>
    </div>
  );
}
