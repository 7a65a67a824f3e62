// Actions of a webhook: test, edit, enable or disable, renew its secret, remove.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { KeyRound, Pencil, Power, Send, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { toasts } from "@/ui/toast";
import { changeWebhook, removeWebhook, renewSecret, sendTest, type Webhook, webhooksQuery } from "./api";
import { ConfirmDialog, type Question } from "./confirm-dialog";
import { nameOf } from "./text";
import { useWebhookWords } from "./words";

const EditDialog = lazyPart(() => import("./edit-dialog"), "EditDialog").Part;
const SecretDialog = lazyPart(() => import("./secret-dialog"), "SecretDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The row of buttons, with confirmations of irreversible actions. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const words = useWebhookWords();
  const navigate = useNavigate();
  const { id, is_active } = webhook;
  const [asking, setAsking] = useState<"renew" | "remove" | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const hasEdited = useHasBeenTrue(isEditing);
  const hasRenewed = useHasBeenTrue(secret !== null);
  const close = () => setAsking(null);
  const test = useAction(
    () => sendTest(id),
    () => toasts.success(words.test_sent),
  );
  const turn = useAction(
    () => changeWebhook(id, { is_active: !is_active }),
    () => toasts.success(is_active ? words.switched_off : words.switched_on),
  );
  const renew = useAction(
    () => renewSecret(id),
    (made) => setSecret(made.secret),
    close,
  );
  const remove = useAction(
    async () => {
      // Left first: a screen of something that is gone would read its log once more.
      await navigate({ to: "/dashboard/settings/webhooks" });
      return removeWebhook(id);
    },
    () => toasts.success(words.removing.done),
  );
  const questions: Record<"renew" | "remove", Question> = {
    renew: { ...words.renewing, isDestructive: false },
    remove: { ...words.removing, title: words.removing.title(nameOf(webhook)), isDestructive: true },
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        size="sm"
        isDisabled={!is_active}
        isPending={test.isPending}
        onPress={() => test.mutate()}
        icon={<Send {...ICON} />}
      >
        {words.test}
      </Button>
      <Button size="sm" onPress={() => setEditing(true)} icon={<Pencil {...ICON} />}>
        {words.edit}
      </Button>
      <Button size="sm" isPending={turn.isPending} onPress={() => turn.mutate()} icon={<Power {...ICON} />}>
        {is_active ? words.switch_off : words.switch_on}
      </Button>
      <Button size="sm" onPress={() => setAsking("renew")} icon={<KeyRound {...ICON} />}>
        {words.renew}
      </Button>
      <Button size="sm" onPress={() => setAsking("remove")} icon={<Trash2 {...ICON} />}>
        {words.remove}
      </Button>
      <ConfirmDialog
        question={asking && questions[asking]}
        isPending={renew.isPending || remove.isPending}
        onConfirm={() => (asking === "renew" ? renew : remove).mutate()}
        onClose={close}
      />
      <Suspense>
        {hasEdited && <EditDialog isOpen={isEditing} webhook={webhook} onClose={() => setEditing(false)} />}
        {hasRenewed && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      </Suspense>
    </div>
  );
}

/** Runs an action on a webhook, and refetches it afterwards. */
function useAction<Answer>(act: () => Promise<Answer>, done: (answer: Answer) => void, settled?: () => void) {
  const words = useWebhookWords();
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: done,
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
    onSettled: () => {
      settled?.();
      void client.invalidateQueries({ queryKey: webhooksQuery.queryKey.slice(0, 1) });
    },
  });
}
