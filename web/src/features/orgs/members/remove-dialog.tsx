// Removes a member, or leaves the organization, after a confirmation.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { type Member, membersQuery, removeMember } from "./api";
import { useMemberWords } from "./words";

export interface RemoveDialogProps {
  /** Member to be removed; null keeps the dialog closed. */
  member: Member | null;
  onClose: () => void;
}

/** Asks, naming the member, or the organization that the reader is about to leave. */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const words = useMemberWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  // Keeps its words while it fades away.
  const [lastMember, setLastMember] = useState(member);
  useEffect(() => {
    if (member) setLastMember(member);
  }, [member]);
  const isMe = lastMember?.id === me?.user.id;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Member) => removeMember(id),
    onSuccess: (_, { id, name }) => {
      if (isMe) {
        // Another organization, or none: everything on the screen is of the one that was left.
        location.assign("/dashboard");
        return;
      }
      client.setQueryData(membersQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
      toasts.success(words.removing.done(name));
      onClose();
      document.getElementById("section-title")?.focus();
    },
    onError: (error, { name }) => {
      const isLast = error instanceof ApiError && error.code === "last_owner";
      const why = isLast ? words.last_owner : problemText(error, messages);
      toasts.error(`${isMe ? words.leaving.failed : words.removing.failed(name)} ${why}`);
      onClose();
    },
  });
  const text = isMe ? words.leaving : words.removing;
  const subject = isMe ? (me?.organisation?.name ?? "") : (lastMember?.name ?? "");
  return (
    <Dialog
      isOpen={member !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={lastMember ? text.title(subject) : ""}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {messages.ui.cancel}
          </Button>
          <Button variant="danger" autoFocus isPending={isPending} onPress={() => member && mutate(member)}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{text.text}</p>
    </Dialog>
  );
}
