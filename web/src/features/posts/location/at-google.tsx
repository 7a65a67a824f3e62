// All posts of a location at Google, also those written elsewhere.
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { Badge, type Status, StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { googlePostsQuery } from "../api";
import { KindIcon } from "../kind-icon";
import { postAddress } from "../search";
import type { GooglePost, SourceState } from "../types";
import type { of_location } from "./en";

const STATUS: Record<SourceState, Status> = {
  processing: "neutral",
  live: "good",
  rejected: "poor",
  scheduled: "neutral",
  recurring: "neutral",
};

export interface AtGoogleProps {
  id: string;
  words: typeof of_location;
}

/** The list as Google has it, the latest first. */
export function AtGoogle({ id, words }: AtGoogleProps) {
  const { ui } = useMessages();
  const { data, error, isPending, refetch } = useQuery(googlePostsQuery(id));
  return (
    <section aria-label={words.at_google} className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold">{words.at_google}</h3>
        <p className="mt-0.5 text-sm text-ink-muted">{words.at_google_text}</p>
      </div>
      {isPending ? (
        <CardSkeleton className="h-24" />
      ) : error && !data ? (
        <Banner
          kind="error"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {ui.retry}
            </Button>
          }
        >
          {words.failed}
        </Banner>
      ) : data.items.length === 0 ? (
        <p className="text-sm text-ink-muted">{words.nothing_at_google}</p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {data.items.map((post) => (
              <Row key={post.name} post={post} words={words} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function Row({ post, words }: { post: GooglePost; words: typeof of_location }) {
  const format = useFormat();
  const { kind, title, text, state, url, post_id, created_at, scheduled_at } = post;
  const at = scheduled_at ?? created_at;
  return (
    <li className="flex gap-3 px-4 py-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sunken text-ink-muted">
        <KindIcon kind={kind} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm break-words text-ink">
          {title && <bdi className="font-medium">{title}. </bdi>}
          <bdi>{text}</bdi>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
          <StatusBadge status={STATUS[state]}>{words.states[state]}</StatusBadge>
          {at && <time dateTime={at}>{format.dateTime(at)}</time>}
          {post_id ? <Link href={postAddress(post_id)}>{words.ours}</Link> : <Badge>{words.elsewhere}</Badge>}
          {url && (
            <Link
              href={url}
              target="_blank"
              rel="noreferrer noopener"
              className="inline-flex items-center gap-1"
            >
              {words.open}
              <ExternalLink className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
