// Shared links of a report or heatmap, with views and expiry.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import type { Share } from "../types";
import { revokeShare, type ShareSubject, sharesQuery } from "./api";
import { useShareWords } from "./words";

/** Lists the shared links of a report or heatmap; renders nothing without links. */
export function SharedLinks({ subject }: { subject: ShareSubject }) {
  const { links: words } = useShareWords();
  const messages = useMessages();
  const { data, error, isPending } = useQuery(sharesQuery(subject));
  if (isPending) return <Skeleton className="h-16 rounded-lg" />;
  if (error && !data) return <Banner kind="error">{problemText(error, messages)}</Banner>;
  if (!data || data.items.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 font-semibold text-ink">{words.title}</h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {data.items.map((share) => (
          <LinkRow key={share.id} subject={subject} share={share} />
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ subject, share }: { subject: ShareSubject; share: Share }) {
  const { links: words } = useShareWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const revocation = useMutation({
    mutationFn: () => revokeShare(subject, share.id),
    onSuccess: () => {
      toasts.success(words.revoked);
      void client.invalidateQueries({ queryKey: ["shares"] });
      void client.invalidateQueries({ queryKey: ["reports"] });
    },
    onError: (error) => toasts.error(problemText(error, messages)),
  });
  const createdDate = format.date(share.created_at);
  const expiryDate = format.date(share.expires_at);
  const isExpired = new Date(share.expires_at) < new Date();
  const views =
    share.opened === 0
      ? words.never
      : [
          words.opened(share.opened),
          ...(share.last_opened_at ? [words.last_opened(format.ago(share.last_opened_at))] : []),
        ].join(", ");
  const details = [
    isExpired ? words.expired(expiryDate) : words.expires(expiryDate),
    ...(share.has_password ? [words.password] : []),
    ...(share.download ? [] : [words.no_download]),
  ];
  return (
    <li className="flex items-center gap-4 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">{words.created(createdDate)}</p>
        <p className="numeric text-ink-muted">{views}</p>
        <p className="numeric text-xs text-ink-muted">{details.join(" · ")}</p>
      </div>
      <Button
        size="sm"
        aria-label={words.revoke_label(createdDate)}
        isPending={revocation.isPending}
        onPress={() => revocation.mutate()}
      >
        {words.revoke}
      </Button>
    </li>
  );
}
