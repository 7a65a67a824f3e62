// Row of a member: name, email address, role, date of joining and actions.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { EmailAddress } from "@/ui/email-address";
import { Select } from "@/ui/select";
import { toasts } from "@/ui/toast";
import { EmergencySwitch } from "../emergency/emergency-switch";
import { canGive, givenRole, isLimitable, roleKey, rolesQuery } from "../roles/api";
import { useRoleChoices } from "../roles/choices";
import { changeRole, type Member, membersQuery, type Role } from "./api";
import { limitsText, useMemberWords } from "./words";

export interface MemberRowProps {
  member: Member;
  isMe: boolean;
  /** Role of the signed-in user. */
  viewerRole: Role | null;
  /** True when the signed-in user manages members. */
  canManageMembers: boolean;
  onRemove: (member: Member) => void;
  onLimit: (member: Member) => void;
}

/** Shows a member; the role is a choice when the signed-in user may change it. */
export function MemberRow({ member, isMe, viewerRole, canManageMembers, onRemove, onLimit }: MemberRowProps) {
  const words = useMemberWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const { roles, givable, label } = useRoleChoices();
  const { mutate, isPending } = useMutation({
    mutationFn: (key: string) => changeRole(member.id, givenRole(key, roles)),
    onSuccess: async (_, key) => {
      toasts.success(words.changed(member.name, givable.find(({ id }) => id === key)?.label ?? ""));
      void client.invalidateQueries({ queryKey: rolesQuery.queryKey });
      await client.invalidateQueries({ queryKey: membersQuery.queryKey });
      if (isMe) void client.invalidateQueries({ queryKey: meQuery.queryKey });
    },
    onError: (error) => {
      const isLast = error instanceof ApiError && error.code === "last_owner";
      const why = isLast ? words.last_owner : problemText(error, messages);
      toasts.error(`${words.change_failed(member.name)} ${why}`);
    },
  });
  const current = roleKey(member);
  const may = canManageMembers && canGive(current, roles);
  const canLimit = isLimitable(current, roles);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
      <Avatar name={member.name} picture={member.photo?.thumbnail_url} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium break-words text-ink">{member.name}</bdi>
          {isMe && <Badge tone="brass">{words.you}</Badge>}
        </p>
        <p className="text-xs wrap-anywhere text-ink-muted">
          <EmailAddress address={member.email} />
        </p>
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
          value={current}
          onChange={(key) => {
            if (key !== current) mutate(key);
          }}
          choices={givable.map(({ id, label: text }) => ({ id, label: text }))}
          isDisabled={isPending}
          className="w-44"
        />
      ) : (
        <Badge tone="neutral">{label(member)}</Badge>
      )}
      {may && !isMe && canLimit && (
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
      {viewerRole === "owner" && (canLimit || member.may_use_emergency_access) && (
        <EmergencySwitch member={member} isMe={isMe} />
      )}
    </li>
  );
}
