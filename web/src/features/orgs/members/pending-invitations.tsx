// Invitations that were sent but not accepted yet.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MailQuestion } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmailAddress } from "@/ui/email-address";
import { toasts } from "@/ui/toast";
import { useRoleChoices } from "../roles/choices";
import { type Invitation, invitationsQuery, revokeInvitation } from "./api";
import { limitsText, useMemberWords } from "./words";

/** Lists each invitation with its role, its expiry and a button to revoke it; renders nothing without invitations. */
export function PendingInvitations() {
  const words = useMemberWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const { label } = useRoleChoices();
  const { data } = useQuery(invitationsQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Invitation) => revokeInvitation(id),
    onSuccess: (_, { id, email }) => {
      client.setQueryData(invitationsQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
      toasts.success(words.pending.revoked(email));
      document.getElementById("section-title")?.focus();
    },
    onError: (error, { email }) =>
      toasts.error(`${words.pending.revoke_failed(email)} ${problemText(error, messages)}`),
    onSettled: () => void client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="pending-title" className="mt-3 flex flex-col gap-3">
      <h3 id="pending-title" className="font-semibold tracking-tight">
        {words.pending.title}
      </h3>
      <Card>
        <ul className="divide-y divide-line">
          {data.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
              <MailQuestion className="size-5 shrink-0 text-brass" strokeWidth={1.5} aria-hidden="true" />
              <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-3rem)]">
                <p className="font-medium wrap-anywhere text-ink">
                  <EmailAddress address={one.email} />
                </p>
                <p className="numeric text-xs text-ink-muted">
                  {words.pending.expires(format.date(one.expires_at))}
                  {one.limits && ` · ${limitsText(one.limits, words.limits)}`}
                </p>
              </div>
              {/* On phones, badge and button share the second row. */}
              <span className="max-sm:ml-9 max-sm:flex-1">
                <Badge tone="neutral">{label(one)}</Badge>
              </span>
              <Button
                size="sm"
                aria-label={words.pending.revoke_label(one.email)}
                isDisabled={isPending}
                onPress={() => mutate(one)}
              >
                {words.pending.revoke}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
