// A review with the reply drafted for it.
import type { ReviewText } from "../content/types/pictures";
import { Figure } from "../sections/figure";
import { Stars } from "../sections/stars";
import { Pill } from "./state";

/** A sample review, with its praise and criticism. */
type Written = Omit<ReviewText, "stars" | "topics"> & { praise: readonly string[]; criticism: string };

/** The picture's text out of the product's. */
export function reviewShown({ praise, criticism, ...review }: Written): ReviewText {
  const topics = [...praise.map((topic) => [topic, "good"] as const), [criticism, "poor"] as const];
  return { ...review, stars: 4, topics };
}

/** Authors, texts, topics and replies. */
export function ReviewPicture({ label, text }: { label: string; text: ReviewText }) {
  return (
    <Figure label={label}>
      <div className="p-5 sm:p-6">
        <div className="flex items-center gap-3">
          <span className="grid size-10 place-items-center rounded-full bg-brass-soft font-display text-lg text-brass-ink">
            {text.author[0]}
          </span>
          <div className="flex-1">
            <p className="font-semibold">{text.author}</p>
            <p className="text-sm text-ink-muted">{text.where}</p>
          </div>
          <Stars rating={text.stars} />
        </div>
        <p className="mt-4 text-pretty">{text.text}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          {text.topics.map(([topic, state]) => (
            <Pill key={topic} state={state}>
              {topic}
            </Pill>
          ))}
        </p>
      </div>
      <div className="border-t border-line bg-primary-soft p-5 sm:p-6">
        <p className="text-sm font-semibold text-link">{text.draft}</p>
        <p className="mt-2 text-pretty">{text.reply}</p>
        <p className="mt-4">
          <span className="inline-block rounded-md bg-primary px-3.5 py-1.5 text-sm font-medium text-on-primary">
            {text.send}
          </span>
        </p>
      </div>
    </Figure>
  );
}
