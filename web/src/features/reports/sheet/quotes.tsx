// Quotes from reviews of customers.
import { Star } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import type { Quote } from "../types";
import { SourceLink } from "./source-link";
import { useSheetWords } from "./words";

const STARS = [1, 2, 3, 4, 5];

/** Reviews, each with its reply. */
export function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {quotes.map((quote) => (
        <li key={quote.review_id} className="min-w-0 break-inside-avoid">
          <QuoteText quote={quote} />
        </li>
      ))}
    </ul>
  );
}

function QuoteText({ quote }: { quote: Quote }) {
  const words = useSheetWords();
  const format = useFormat();
  const { rating, text, author, site, location, written_at, reply, is_removed, source } = quote;
  return (
    <figure>
      {rating !== null && (
        <span
          role="img"
          aria-label={words.stars(format.number(rating))}
          className="mb-2 flex gap-0.5 text-brass"
        >
          {STARS.map((star) => (
            <Star
              key={star}
              className={cx("size-4", star <= rating ? "fill-current" : "text-line-strong")}
              strokeWidth={1.5}
              aria-hidden="true"
            />
          ))}
        </span>
      )}
      {is_removed ? (
        <p className="text-ink-faint italic">{words.erased}</p>
      ) : (
        text && (
          <blockquote className="font-display text-lg leading-snug break-words text-pretty text-ink">
            <bdi>{text}</bdi>
          </blockquote>
        )
      )}
      <figcaption className="mt-2.5 text-sm text-ink-muted">
        <SourceLink href={source}>
          {author && (
            <>
              <bdi className="font-medium text-ink">{author}</bdi>,{" "}
            </>
          )}
          <bdi>{location}</bdi> · {site}, {format.date(written_at)}
        </SourceLink>
      </figcaption>
      {reply && (
        <p className="mt-3 border-l-2 border-line-strong pl-3.5 text-sm break-words text-pretty text-ink-muted">
          <bdi>{reply}</bdi>
        </p>
      )}
    </figure>
  );
}
