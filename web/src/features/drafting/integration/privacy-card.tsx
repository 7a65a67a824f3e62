// Privacy of drafts: confidential professions and stored data.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { draftingQuery } from "@/lib/drafting";
import { useFormat, useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Switch } from "@/ui/switch";
import { toasts } from "@/ui/toast";
import { allowConfidential, type DraftingStatus, deleteStored } from "../api";
import { useDraftingWords } from "../words";

/** The card. Only owners can use the switch. */
export function PrivacyCard({ status }: { status: DraftingStatus }) {
  const { privacy: words } = useDraftingWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const isOwner = useQuery(meQuery).data?.role === "owner";
  const allow = useMutation({
    mutationFn: allowConfidential,
    onSuccess: (saved) => {
      client.setQueryData(draftingQuery.queryKey, saved);
      toasts.success(words.saved);
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
  const forget = useMutation({
    mutationFn: deleteStored,
    onSuccess: () => toasts.success(words.deleted),
    onError: (error) => toasts.error(`${words.delete_failed} ${problemText(error, messages)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["drafting"] }),
  });
  const { maker, stored_drafts } = status;
  const host = maker && !maker.is_simulated ? maker.host : words.another;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <h4 className="font-semibold">{words.title}</h4>
      <Switch
        isSelected={allow.isPending ? allow.variables : status.is_confidential_allowed}
        isDisabled={!isOwner || allow.isPending}
        onChange={(isAllowed) => allow.mutate(isAllowed)}
        description={words.confidential_text(host)}
      >
        {words.confidential}
      </Switch>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-sm text-ink-muted">{words.stored(stored_drafts, format.number(stored_drafts))}</p>
        <Button
          size="sm"
          isDisabled={stored_drafts === 0}
          isPending={forget.isPending}
          onPress={() => forget.mutate()}
        >
          {words.delete}
        </Button>
      </div>
    </Card>
  );
}
