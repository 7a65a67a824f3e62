// Settings > Client portal: its URL and its users.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink, Plus } from "lucide-react";
import { useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Badge, StatusBadge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmailAddress } from "@/ui/email-address";
import { EmptyState } from "@/ui/empty-state";
import { GuideLink } from "@/ui/guide-link";
import { LinkButton } from "@/ui/link";
import { LoadFailed } from "@/ui/load-failed";
import { RemoveDialog } from "@/ui/remove-dialog";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { contentOf, type Person, portalQuery, removePerson, savePerson } from "./api";
import { PersonDialog } from "./person-dialog";
import { usePortalWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Section of the settings page. */
export function PortalSection() {
  const words = usePortalWords();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(portalQuery);
  const [edited, setEdited] = useState<Person | "new" | null>(null);
  const [removed, setRemoved] = useState<Person | null>(null);
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">
            {words.text} <GuideLink guide="brands" />
          </p>
        </div>
        <Button variant="primary" onPress={() => setEdited("new")} icon={<Plus {...ICON} />}>
          {words.add}
        </Button>
      </div>
      {error && <LoadFailed text={words.load_failed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5">
          <div className="min-w-0">
            <h3 className="font-semibold">{words.address}</h3>
            <code className="font-mono text-sm break-all">{data.url}</code>
          </div>
          <LinkButton href={data.url} target="_blank" icon={<ExternalLink {...ICON} />}>
            {words.open}
          </LinkButton>
        </Card>
      )}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState title={words.empty.title} text={words.empty.text} className="py-10" />
        </Card>
      )}
      {data && data.items.length > 0 && (
        <Card className="overflow-hidden">
          <ul aria-label={words.title} className="divide-y divide-line">
            {data.items.map((person) => (
              <Row
                key={person.id}
                person={person}
                onEdit={() => setEdited(person)}
                onRemove={() => setRemoved(person)}
              />
            ))}
          </ul>
        </Card>
      )}
      <PersonDialog edited={edited} onClose={() => setEdited(null)} />
      <RemoveDialog
        item={removed}
        nameOf={({ name }) => name}
        words={words.removing}
        remove={({ id }) => removePerson(id)}
        onRemoved={() => void client.invalidateQueries({ queryKey: portalQuery.queryKey })}
        onClose={() => setRemoved(null)}
      />
    </section>
  );
}

interface RowProps {
  person: Person;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ person, onEdit, onRemove }: RowProps) {
  const words = usePortalWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => savePerson(person.id, { ...contentOf(person), is_paused: !person.is_paused }),
    onSettled: () => client.invalidateQueries({ queryKey: portalQuery.queryKey }),
    onError: (error) => toasts.error(`${words.change_failed} ${problemText(error, messages)}`),
  });
  const seen = person.last_seen_at;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium break-words">{person.name}</bdi>
          {person.is_paused && <StatusBadge status="neutral">{words.paused}</StatusBadge>}
          {person.limits && <Badge>{words.limited}</Badge>}
        </p>
        <p className="text-xs wrap-anywhere text-ink-muted">
          <EmailAddress address={person.email} />
        </p>
        <p className="text-xs text-ink-muted">
          {seen ? words.last_seen(format.dateTime(seen)) : words.never}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={onEdit}>
          {words.edit}
        </Button>
        <Button size="sm" isPending={isPending} onPress={() => mutate()}>
          {person.is_paused ? words.resume : words.pause}
        </Button>
        <Button size="sm" variant="ghost" onPress={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
