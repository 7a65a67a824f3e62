// Confirmation of revoking a token, which cannot be undone.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { revokeToken, type Token, tokensQuery } from "./api";
import { useTokenWords } from "./words";

/** A little more than the dialog takes to fade away. */
const CLOSING_MS = 260;

export interface RevokeDialogProps {
  /** Token to be revoked; null keeps the dialog closed. */
  token: Token | null;
  onClose: () => void;
}

/** Asks, naming the token. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const words = useTokenWords();
  const messages = useMessages();
  const client = useQueryClient();
  // Keeps its words while it fades away.
  const [lastToken, setLastToken] = useState(token);
  useEffect(() => {
    if (token) setLastToken(token);
  }, [token]);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Token) => revokeToken(id),
    onSuccess: (_, { id, name }) => {
      client.setQueryData(tokensQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
      toasts.success(words.revoking.done(name));
      onClose();
      // The row that had the focus is gone.
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById("section-title")?.focus();
      }, CLOSING_MS);
    },
    onError: (error, { name }) => {
      toasts.error(`${words.revoking.failed(name)} ${problemText(error, messages)}`);
      onClose();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
  return (
    <Dialog
      isOpen={token !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={lastToken ? words.revoking.title(lastToken.name) : ""}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {messages.ui.cancel}
          </Button>
          <Button variant="danger" autoFocus isPending={isPending} onPress={() => token && mutate(token)}>
            {words.revoking.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{words.revoking.text}</p>
    </Dialog>
  );
}
