// The AI model that writes drafts, and the organization's key for it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { draftingQuery } from "@/lib/drafting";
import { useFormat } from "@/lib/i18n";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { lazyPart } from "@/ui/lazy-part";
import { toasts } from "@/ui/toast";
import { checkKey, type DraftingStatus } from "../api";
import { useDraftingWords } from "../words";
import { codeText } from "./code-text";

const KeyDialog = lazyPart(() => import("./key-dialog"), "KeyDialog").Part;
const RemoveDialog = lazyPart(() => import("./remove-dialog"), "RemoveDialog").Part;

export interface ModelCardProps {
  status: DraftingStatus;
  canChange: boolean;
}

/** The card with its dialogs. */
export function ModelCard({ status, canChange }: ModelCardProps) {
  const words = useDraftingWords();
  const { integration } = words;
  const { maker, key } = status;
  const [open, setOpen] = useState<"key" | "remove" | null>(null);
  const hasKeyDialog = useHasBeenTrue(open === "key");
  const hasRemoveDialog = useHasBeenTrue(open === "remove");
  const label = !maker
    ? integration.none
    : maker.is_simulated
      ? integration.simulated
      : maker.is_own
        ? integration.own
        : integration.shared;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div>
        <h4 className="flex flex-wrap items-center gap-2.5 font-semibold">
          {maker ? <bdi className="break-all">{maker.model}</bdi> : integration.title}
          <StatusBadge status={!maker || maker.is_simulated ? "neutral" : key?.code ? "poor" : "good"}>
            {label}
          </StatusBadge>
        </h4>
        <p className="mt-1 max-w-[65ch] text-sm text-pretty text-ink-muted">
          {!maker
            ? integration.none_text
            : maker.is_simulated
              ? integration.simulated_text
              : integration.sent_to(maker.host)}
        </p>
      </div>
      {key?.code && <Banner kind="error">{codeText(key.code, words)}</Banner>}
      {key && <KeyFacts status={status} />}
      {canChange && <Actions hasKey={key !== null} onOpen={setOpen} />}
      <Suspense>
        {hasKeyDialog && <KeyDialog status={status} isOpen={open === "key"} onClose={() => setOpen(null)} />}
        {hasRemoveDialog && <RemoveDialog isOpen={open === "remove"} onClose={() => setOpen(null)} />}
      </Suspense>
    </Card>
  );
}

function KeyFacts({ status: { key } }: { status: DraftingStatus }) {
  const { integration: words } = useDraftingWords();
  const format = useFormat();
  if (!key) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
      <Fact name={words.model}>
        <bdi className="break-all">{key.model}</bdi>
      </Fact>
      <Fact name={words.key}>
        {key.hint === "…" ? words.key_hidden : words.key_end(key.hint.replace("…", ""))}
      </Fact>
      {key.checked_at !== null && (
        <Fact name={words.checked}>
          <time dateTime={key.checked_at} title={format.dateTime(key.checked_at)}>
            {format.ago(key.checked_at)}
          </time>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="mt-0.5 text-ink">{children}</dd>
    </div>
  );
}

interface ActionsProps {
  hasKey: boolean;
  onOpen: (dialog: "key" | "remove") => void;
}

function Actions({ hasKey, onOpen }: ActionsProps) {
  const words = useDraftingWords();
  const { integration } = words;
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: checkKey,
    onSuccess: (status) => {
      client.setQueryData(draftingQuery.queryKey, status);
      const code = status.key?.code;
      if (code) toasts.error(codeText(code, words));
      else toasts.success(integration.tested);
    },
    onError: () => toasts.error(integration.test_failed),
  });
  if (!hasKey) {
    return (
      <div>
        <Button onPress={() => onOpen("key")}>{integration.add}</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" isPending={test.isPending} onPress={() => test.mutate()}>
        {integration.test}
      </Button>
      <Button size="sm" onPress={() => onOpen("key")}>
        {integration.replace}
      </Button>
      <Button size="sm" variant="ghost" onPress={() => onOpen("remove")}>
        {integration.remove}
      </Button>
    </div>
  );
}
