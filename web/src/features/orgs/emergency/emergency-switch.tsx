// Switch with which owners let a member use emergency access.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Switch } from "@/ui/switch";
import { toasts } from "@/ui/toast";
import { letUseEmergencyAccess, type Member, membersQuery } from "../members/api";
import { useEmergencyWords } from "./words";

/** A line of its own under the member. */
export function EmergencySwitch({ member, isMe }: { member: Member; isMe: boolean }) {
  const words = useEmergencyWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (may: boolean) => letUseEmergencyAccess(member.id, may),
    onSuccess: (_, may) => {
      client.setQueryData(membersQuery.queryKey, (all) =>
        all?.map((one) => (one.id === member.id ? { ...one, may_use_emergency_access: may } : one)),
      );
      toasts.success(may ? words.given(member.name) : words.taken(member.name));
      if (isMe) void client.invalidateQueries({ queryKey: meQuery.queryKey });
    },
    onError: (error) => toasts.error(`${words.not_changed(member.name)} ${problemText(error, messages)}`),
  });
  return (
    <div className="flex basis-full justify-end">
      <Switch
        aria-label={words.may_use_name(member.name)}
        isSelected={member.may_use_emergency_access}
        isDisabled={isPending}
        onChange={(may) => mutate(may)}
      >
        {words.may_use}
      </Switch>
    </div>
  );
}
