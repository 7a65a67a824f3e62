// Earlier versions of a review, each beside the version that followed it.
import { useFormat } from "@/lib/i18n";
import type { ReviewDetail, ReviewVersion } from "./api";
import { Stars } from "./stars";
import { useReviewsWords } from "./words";

type Content = Pick<ReviewVersion, "text" | "rating">;

/** The versions, the latest first, behind a line with their number. */
export function Versions({ review }: { review: ReviewDetail }) {
  const { versions: words } = useReviewsWords();
  const { versions } = review;
  if (versions.length === 0) return null;
  return (
    <details className="rounded-lg border border-line">
      <summary className="focus-ring cursor-default rounded-lg px-4 py-2.5 text-sm font-medium text-link">
        {words.count(versions.length)}
      </summary>
      <ol aria-label={words.title} className="divide-y divide-line border-t border-line">
        {versions.map((version, at) => (
          <Change key={version.noticed_at} version={version} after={versions[at - 1] ?? review} />
        ))}
      </ol>
    </details>
  );
}

function Change({ version, after }: { version: ReviewVersion; after: Content }) {
  const { versions: words } = useReviewsWords();
  const format = useFormat();
  const isSame = version.text === after.text && version.rating === after.rating;
  const event = eventOf(version);
  return (
    <li className="flex flex-col gap-2.5 px-4 py-3">
      <p className="text-sm font-medium">{words.events[event](format.date(version.noticed_at))}</p>
      {isSame ? (
        <p className="text-xs text-ink-muted">{words.same}</p>
      ) : (
        <>
          <Side label={words.before} content={version} note={words.seen(format.date(version.seen_at))} />
          <Side label={words.after} content={after} />
        </>
      )}
    </li>
  );
}

function Side({ label, content, note }: { label: string; content: Content; note?: string }) {
  const words = useReviewsWords();
  return (
    <div className="flex flex-col gap-1 border-l-2 border-line pl-3">
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
        <span className="font-medium">{label}</span>
        <Stars rating={content.rating} />
        {note}
      </p>
      <p className="text-sm break-words whitespace-pre-wrap" dir="auto">
        {content.text || words.only_rating}
      </p>
    </div>
  );
}

function eventOf({ event }: ReviewVersion): "edited" | "gone" | "returned" {
  return event === "gone" || event === "returned" ? event : "edited";
}
