// Settings > Roles: custom roles, and the permissions of every role.
import { useQuery } from "@tanstack/react-query";
import { Copy, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailed } from "@/ui/load-failed";
import { Skeleton } from "@/ui/skeleton";
import { BASICS, type CustomRole, MAX_ROLES, rolesQuery } from "./api";
import { DeleteDialog } from "./delete-dialog";
import { Matrix } from "./matrix";
import { type Draft, RoleDialog } from "./role-dialog";
import { useRoleWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The section of the settings. */
export function RolesSection() {
  const words = useRoleWords();
  const manages = useMay()("manage_members");
  const { data: me } = useQuery(meQuery);
  const { data, error, refetch } = useQuery(rolesQuery);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [deleted, setDeleted] = useState<CustomRole | null>(null);
  const isFull = (data?.items.filter((role) => !role.is_of_agency).length ?? 0) >= MAX_ROLES;
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
        </div>
        {manages && (
          <Button
            variant="primary"
            isDisabled={isFull}
            onPress={() => setDraft({ id: null, name: "", permissions: [...BASICS], isOffered: false })}
            icon={<Plus {...ICON} />}
          >
            {words.create}
          </Button>
        )}
      </div>
      {isFull && <p className="text-sm text-ink-muted">{words.limit(MAX_ROLES)}</p>}
      {error && <LoadFailed text={words.load_failed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <>
          <Card>
            {data.items.length === 0 ? (
              <EmptyState title={words.empty.title} text={words.empty.text} className="py-10" />
            ) : (
              <ul aria-label={words.custom} className="divide-y divide-line">
                {data.items.map((role) => (
                  <RoleRow
                    key={role.id}
                    role={role}
                    manages={manages}
                    onEdit={setDraft}
                    onDelete={() => setDeleted(role)}
                  />
                ))}
              </ul>
            )}
          </Card>
          <Matrix roles={data} onCopy={manages && !isFull ? setDraft : undefined} />
          <RoleDialog
            draft={draft}
            roles={data}
            own={me?.permissions ?? []}
            canOffer={!me?.organisation?.agency_id}
            onClose={() => setDraft(null)}
          />
          <DeleteDialog role={deleted} roles={data} onClose={() => setDeleted(null)} />
        </>
      )}
    </section>
  );
}

interface RoleRowProps {
  role: CustomRole;
  manages: boolean;
  onEdit: (draft: Draft) => void;
  onDelete: () => void;
}

function RoleRow({ role, manages, onEdit, onDelete }: RoleRowProps) {
  const words = useRoleWords();
  const { id, name, permissions, is_offered } = role;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium break-words text-ink">{name}</bdi>
          {role.is_of_agency && <Badge tone="brass">{words.of_agency}</Badge>}
          {is_offered && !role.is_of_agency && <Badge tone="neutral">{words.offered}</Badge>}
        </p>
        <p className="numeric text-xs text-ink-muted">{words.count(permissions.length, role.members)}</p>
      </div>
      {manages && !role.is_of_agency && role.can_give && (
        <Button
          size="sm"
          icon={<Pencil {...ICON} />}
          aria-label={words.edit_name(name)}
          onPress={() => onEdit({ id, name, permissions, isOffered: is_offered })}
        >
          {words.edit}
        </Button>
      )}
      {manages && (
        <Button
          size="sm"
          icon={<Copy {...ICON} />}
          aria-label={words.copy_name(name)}
          onPress={() => onEdit({ id: null, name: words.copy_of(name), permissions, isOffered: false })}
        >
          {words.copy}
        </Button>
      )}
      {manages && !role.is_of_agency && role.can_give && (
        <Button size="sm" icon={<Trash2 {...ICON} />} aria-label={words.delete_name(name)} onPress={onDelete}>
          {words.delete}
        </Button>
      )}
    </li>
  );
}
