// Members of the organization: list, roles, invitations.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { may } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { lazyPart } from "@/ui/lazy-part";
import { EmergencyCard } from "../emergency/emergency-card";
import { EmergencyList } from "../emergency/emergency-list";
import { ListCard } from "../list-card";
import { type Member, membersQuery } from "./api";
import { IdleTimeoutCard } from "./idle-timeout-card";
import { MemberRow } from "./member-row";
import { PendingInvitations } from "./pending-invitations";
import { SecondFactorCard } from "./second-factor-card";
import { useMemberWords } from "./words";

const InviteDialog = lazyPart(() => import("./invite-dialog"), "InviteDialog").Part;
const LimitsDialog = lazyPart(() => import("./limits-dialog"), "LimitsDialog").Part;
const RemoveDialog = lazyPart(() => import("./remove-dialog"), "RemoveDialog").Part;

/** Section of the settings page. */
export function MembersSection() {
  const words = useMemberWords();
  const { data: me } = useQuery(meQuery);
  const { invite: isInviting = false } = useSearch({ strict: false });
  const navigate = useNavigate();
  const setInviting = (isOpen: boolean) =>
    void navigate({
      to: "/dashboard/settings/members",
      search: isOpen ? { invite: true } : {},
      replace: !isOpen,
    });
  const [memberToRemove, setMemberToRemove] = useState<Member | null>(null);
  const [memberToLimit, setMemberToLimit] = useState<Member | null>(null);
  const mountLimits = useHasBeenTrue(memberToLimit !== null);
  const mountInvite = useHasBeenTrue(isInviting);
  const mountRemove = useHasBeenTrue(memberToRemove !== null);
  const canManageMembers = may(me, "manage_members");
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
        </div>
        {canManageMembers && (
          <Button
            variant="primary"
            onPress={() => setInviting(true)}
            icon={<UserPlus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          >
            {words.invite}
          </Button>
        )}
      </div>
      <Members onRemove={setMemberToRemove} onLimit={setMemberToLimit} />
      {canManageMembers && <PendingInvitations />}
      <EmergencyCard />
      {canManageMembers && <EmergencyList />}
      {may(me, "manage_organisation") && !me?.organisation?.is_demo && (
        <>
          <SecondFactorCard />
          <IdleTimeoutCard />
        </>
      )}
      <Suspense>
        {mountInvite && <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />}
        {mountLimits && <LimitsDialog member={memberToLimit} onClose={() => setMemberToLimit(null)} />}
        {mountRemove && <RemoveDialog member={memberToRemove} onClose={() => setMemberToRemove(null)} />}
      </Suspense>
    </section>
  );
}

interface MembersProps {
  onRemove: (member: Member) => void;
  onLimit: (member: Member) => void;
}

function Members({ onRemove, onLimit }: MembersProps) {
  const words = useMemberWords();
  const { data: me } = useQuery(meQuery);
  const query = useQuery(membersQuery);
  return (
    <ListCard query={query} errorText={words.load_failed} empty={words.empty} iconClass="size-9 rounded-full">
      {(members) => (
        <Card>
          <ul aria-label={words.title} className="divide-y divide-line">
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isMe={member.id === me?.user.id}
                viewerRole={me?.role ?? null}
                canManageMembers={may(me, "manage_members")}
                onRemove={onRemove}
                onLimit={onLimit}
              />
            ))}
          </ul>
        </Card>
      )}
    </ListCard>
  );
}
