// One member: who, what they are, and since when.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { toasts } from "@/ui/toast";
import { EmergencySwitch } from "../emergency/emergency-switch";
import {
  changeRole,
  givableRoles,
  isLimitable,
  type Member,
  mayDecide,
  membersQuery,
  type Role,
} from "./api";
import { limitsText, useMemberWords } from "./words";

export interface MemberRowProps {
  member: Member;
  isMe: boolean;
  /** Role of the reader. */
  by: Role | null;
  onRemove: (member: Member) => void;
  onLimit: (member: Member) => void;
}

/** Name, address, role (to be changed by who may), and the way out. */
export function MemberRow({ member, isMe, by, onRemove, onLimit }: MemberRowProps) {
  const words = useMemberWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (role: Role) => changeRole(member.id, role),
    onSuccess: (_, role) => {
      client.setQueryData(membersQuery.queryKey, (all) =>
        all?.map((one) =>
          one.id === member.id ? { ...one, role, limits: isLimitable(role) ? one.limits : null } : one,
        ),
      );
      toasts.success(words.changed(member.name, words.roles[role]));
      if (isMe) void client.invalidateQueries({ queryKey: meQuery.queryKey });
    },
    onError: (error) => {
      const isLast = error instanceof ApiError && error.code === "last_owner";
      const why = isLast ? words.last_owner : problemText(error, messages);
      toasts.error(`${words.change_failed(member.name)} ${why}`);
    },
  });
  const may = mayDecide(by, member.role);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
      <Avatar name={member.name} picture={member.photo?.thumbnail_url} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium break-words text-ink">{member.name}</bdi>
          {isMe && <Badge tone="brass">{words.you}</Badge>}
        </p>
        <p className="text-xs break-all text-ink-muted">{member.email}</p>
        {member.limits && (
          <p className="mt-0.5 text-xs text-ink-muted">{limitsText(member.limits, words.limits)}</p>
        )}
      </div>
      <p className="numeric text-xs whitespace-nowrap text-ink-faint max-sm:hidden">
        <span className="sr-only">{words.columns.joined} </span>
        {format.date(member.joined_at)}
      </p>
      {may ? (
        <Select
          label={words.role_of(member.name)}
          hideLabel
          value={member.role}
          onChange={(role) => {
            const chosen = givableRoles(by).find((each) => each === role);
            if (chosen && chosen !== member.role) mutate(chosen);
          }}
          choices={givableRoles(by).map((role) => ({ id: role, label: words.roles[role] }))}
          isDisabled={isPending}
          className="w-44"
        />
      ) : (
        <Badge tone="neutral">{words.roles[member.role]}</Badge>
      )}
      {may && !isMe && isLimitable(member.role) && (
        <Button size="sm" aria-label={words.limits.open_name(member.name)} onPress={() => onLimit(member)}>
          {words.limits.open}
        </Button>
      )}
      {(may || isMe) && (
        <Button
          size="sm"
          {...(isMe ? {} : { "aria-label": words.remove_name(member.name) })}
          onPress={() => onRemove(member)}
        >
          {isMe ? words.leave : words.remove}
        </Button>
      )}
      {by === "owner" && (isLimitable(member.role) || member.may_use_emergency_access) && (
        <EmergencySwitch member={member} isMe={isMe} />
      )}
    </li>
  );
}
