// The second step: which account's locations to import.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Building2, User } from "lucide-react";
import { useEffect } from "react";
import { api, unwrap } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { DialogFooter } from "@/ui/dialog";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";
import { type Account, accountsQuery, grouped } from "./api";
import { type GoogleWords, googleText, useGoogleWords } from "./words";

export interface AccountsStepProps {
  /** Error of the previous import. */
  error: string | undefined;
  onChoose: (account: Account) => void;
  onOther: () => void;
  onCancel: () => void;
}

/** The accounts, the personal one apart; asked of Google anew each time. */
export function AccountsStep({ error, onChoose, onOther, onCancel }: AccountsStepProps) {
  const words = useGoogleWords();
  const { ui } = useMessages();
  const { accounts: texts } = words.dialog;
  const client = useQueryClient();
  const { data, isPending } = useQuery(accountsQuery);
  const refresh = useMutation({
    mutationFn: () => unwrap(api.POST("/api/v1/google/accounts/refresh")),
    onSuccess: (list) => client.setQueryData(accountsQuery.queryKey, list),
  });
  const { mutate } = refresh;
  useEffect(() => mutate(), [mutate]);
  const isLoading = isPending || (refresh.isPending && data?.items.length === 0);
  const { personal, organizations } = grouped(data?.items ?? []);
  const isEmpty = !isLoading && personal.length + organizations.length === 0;
  const trouble = error ?? (data?.error ? (googleText(words, data.error) ?? texts.failed) : undefined);
  return (
    <>
      {trouble && <Banner kind="error">{trouble}</Banner>}
      {refresh.isError && !trouble && <Banner kind="error">{texts.failed}</Banner>}
      {isLoading && (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {isEmpty && (
        <EmptyState
          title={texts.empty}
          text={texts.empty_text}
          actions={<Button onPress={onOther}>{texts.other}</Button>}
        />
      )}
      <Group title={texts.personal} accounts={personal} onChoose={onChoose} words={words} />
      <Group title={texts.organizations} accounts={organizations} onChoose={onChoose} words={words} />
      <DialogFooter>
        {!isEmpty && (
          <Button variant="ghost" onPress={onOther} className="mr-auto -ml-3.5">
            {texts.back}
          </Button>
        )}
        <Button onPress={onCancel}>{ui.cancel}</Button>
      </DialogFooter>
    </>
  );
}

interface GroupProps {
  title: string;
  accounts: readonly Account[];
  onChoose: (account: Account) => void;
  words: GoogleWords;
}

function Group({ title, accounts, onChoose, words }: GroupProps) {
  if (accounts.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-muted">{title}</h3>
      <ul className="flex flex-col gap-2">
        {accounts.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="focus-ring flex w-full items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-left transition-colors hover:border-line-strong hover:bg-hover"
            >
              {account.account_type === "PERSONAL" ? (
                <User className="size-5 shrink-0 text-brass" strokeWidth={1.5} aria-hidden="true" />
              ) : (
                <Building2 className="size-5 shrink-0 text-brass" strokeWidth={1.5} aria-hidden="true" />
              )}
              <span className="min-w-0 flex-1">
                <bdi className="block font-medium break-words text-ink">{account.account_name}</bdi>
                {account.is_synced && (
                  <span className="text-xs text-ink-muted">{words.dialog.accounts.is_synced}</span>
                )}
              </span>
              {account.role && <Badge tone="neutral">{roleName(account.role, words)}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A role as people call it; one that Google added since, as Google does. */
function roleName(role: string, { roles }: GoogleWords): string {
  return Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : role;
}
