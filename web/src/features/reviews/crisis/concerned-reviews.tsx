// The reviews of a crisis, each with the way to its reply.
import { useFormat } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { Stars } from "../stars";
import { useReportsWords, useReviewsWords } from "../words";
import type { CrisisDetail } from "./api";
import { useCrisisWords } from "./words";

/** Reviews of one and two stars since the crisis began, the latest first. */
export function ConcernedReviews({ crisis }: { crisis: CrisisDetail }) {
  const { reviews: words } = useCrisisWords();
  const { anonymous } = useReviewsWords();
  const { states } = useReportsWords();
  const format = useFormat();
  const { reviews } = crisis;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-6">
      <h3 className="font-semibold">{words.title(reviews.length, format.number(reviews.length))}</h3>
      {reviews.length === 0 && <p className="text-sm text-ink-muted">{words.none}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {reviews.map((review) => (
          <li key={review.id} className="flex flex-col gap-1 py-3 first:pt-0">
            <p className="flex flex-wrap items-center gap-2">
              <Stars rating={review.rating} />
              <bdi className="font-medium">{review.author || anonymous}</bdi>
              <time dateTime={review.written_at} className="text-ink-muted">
                {format.dateTime(review.written_at)}
              </time>
              {review.is_answered && <Badge>{words.replied}</Badge>}
              {review.report_state && <Badge>{states[review.report_state]}</Badge>}
            </p>
            <p className="line-clamp-3 break-words text-ink-muted" dir="auto">
              {review.text || words.rating_only}
            </p>
            <Link href={`/dashboard/reviews?review=${review.id}`} className="w-fit">
              {words.view}
              <span className="sr-only"> {review.author || anonymous}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
