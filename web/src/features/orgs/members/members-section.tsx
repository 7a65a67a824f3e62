// Who works in the organisation: list, roles, invitations.
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { useEver } from "@/lib/use-ever";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { Skeleton } from "@/ui/skeleton";
import { givableRoles, type Member, membersQuery } from "./api";
import { MemberRow } from "./member-row";
import { WaitingInvitations } from "./waiting-invitations";
import { useMemberWords } from "./words";

const InviteDialog = lazyPart(() => import("./invite-dialog"), "InviteDialog").Part;
const RemoveDialog = lazyPart(() => import("./remove-dialog"), "RemoveDialog").Part;

/** The section of the settings. */
export function MembersSection() {
  const words = useMemberWords();
  const { data: me } = useQuery(meQuery);
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const hasInvited = useEver(isInviting);
  const hasRemoved = useEver(leaving !== null);
  const decides = givableRoles(me?.role).length > 0;
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
        </div>
        {decides && (
          <Button
            variant="primary"
            onPress={() => setInviting(true)}
            icon={<UserPlus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          >
            {words.invite}
          </Button>
        )}
      </div>
      <Members onRemove={setLeaving} />
      {decides && <WaitingInvitations />}
      <Suspense>
        {hasInvited && <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />}
        {hasRemoved && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </section>
  );
}

function Members({ onRemove }: { onRemove: (member: Member) => void }) {
  const words = useMemberWords();
  const { ui } = useMessages();
  const { data: me } = useQuery(meQuery);
  const { data, isPending, refetch } = useQuery(membersQuery);
  if (isPending) {
    return (
      <Card className="divide-y divide-line">
        {["a", "b"].map((key) => (
          <div key={key} className="flex items-center gap-4 px-4 py-4 sm:px-5" aria-busy="true">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-4 w-48" />
          </div>
        ))}
      </Card>
    );
  }
  if (!data) {
    return (
      <Banner
        kind="error"
        actions={
          <Button size="sm" onPress={() => void refetch()}>
            {ui.retry}
          </Button>
        }
      >
        {words.load_failed}
      </Banner>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState title={words.empty.title} text={words.empty.text} className="py-10" />
      </Card>
    );
  }
  return (
    <Card>
      <ul aria-label={words.title} className="divide-y divide-line">
        {data.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isMe={member.id === me?.user.id}
            by={me?.role ?? null}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </Card>
  );
}
