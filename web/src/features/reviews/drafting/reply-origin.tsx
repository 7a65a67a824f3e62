// Origin of a reply that no member wrote: sent automatically, or written at its source.
import { useQuery } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import { useMay } from "@/lib/may";
import type { Reply, Review } from "../api";
import { useDraftingWords, useReviewsWords } from "../words";

export interface ReplyOriginProps {
  review: Review;
  reply: Reply;
}

/** The text after the time of the reply. */
export function ReplyOrigin({ review, reply }: ReplyOriginProps) {
  const words = useReviewsWords();
  const drafting = useDraftingWords();
  const mayReply = useMay()("reply_to_reviews");
  const { location_id: id, source } = review;
  const { data, isLoading } = useQuery({
    queryKey: ["drafting", "automatic", id, "history"],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/locations/{id}/automatic-replies/history", { params: { path: { id } }, signal }),
      ),
    enabled: reply.by === null && mayReply,
  });
  if (reply.by !== null || isLoading) return null;
  const isAutomatic = data?.items.some(({ review_id, state }) => review_id === review.id && state === "sent");
  if (isAutomatic) return <> · {drafting.automatic}</>;
  return reply.state === "sent" ? <> · {words.reply.at_source(words.sources[source])}</> : null;
}
