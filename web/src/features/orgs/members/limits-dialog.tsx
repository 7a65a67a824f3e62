// Limits of a member: shown, changed, removed.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { changeLimits, type Limits, type Member, membersQuery } from "./api";
import { LimitsFields } from "./limits-fields";
import { isNothing, useMemberWords } from "./words";

export interface LimitsDialogProps {
  /** Member to edit; null keeps the dialog closed. */
  member: Member | null;
  onClose: () => void;
}

/** The fields with Save. */
export function LimitsDialog({ member, onClose }: LimitsDialogProps) {
  const words = useMemberWords();
  const messages = useMessages();
  const client = useQueryClient();
  // Keeps its words while it fades away.
  const [lastMember, setLastMember] = useState(member);
  const [limits, setLimits] = useState<Limits | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: ({ id }: Member) => changeLimits(id, limits),
    onSuccess: (_, { id, name }) => {
      client.setQueryData(membersQuery.queryKey, (all) =>
        all?.map((one) => (one.id === id ? { ...one, limits } : one)),
      );
      toasts.success(words.limits.saved(name));
      onClose();
    },
  });
  useEffect(() => {
    if (!member) return;
    setLastMember(member);
    setLimits(member.limits && { labels: [], locations: [], ...member.limits });
    setMissing(false);
    reset();
  }, [member, reset]);
  const save = () => {
    if (isNothing(limits)) setMissing(true);
    else if (member) mutate(member);
  };
  return (
    <Dialog
      isOpen={member !== null}
      onClose={onClose}
      title={words.limits.of(lastMember?.name ?? "")}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {messages.ui.cancel}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={save}>
            {words.limits.save}
          </Button>
        </>
      }
    >
      {error && (
        <Banner kind="error" title={words.limits.failed} className="mb-4">
          {problemText(error, messages)}
        </Banner>
      )}
      <LimitsFields
        value={limits}
        onChange={(next) => {
          setLimits(next);
          setMissing(false);
        }}
        errorMessage={isMissing ? words.limits.missing : undefined}
      />
    </Dialog>
  );
}
