// A local page made from a template, filled with a sample business.
import { Clock, Lock, MapPin } from "lucide-react";
import type { sampleWords } from "../content/en/products/sample-pages";
import type { SamplePage, Trade } from "../content/types/products";
import { Stars } from "../sections/stars";
import { Scene } from "./scene";

interface Props {
  trade: Trade;
  page: SamplePage;
  words: typeof sampleWords;
  /** Ends after the opening hours. */
  short?: boolean;
}

/** The page in its browser; text, not a picture of text. */
export function LocalPage({ trade, page, words, short }: Props) {
  return (
    <div>
      <p className="flex items-center gap-2 border-b border-line bg-sunken px-4 py-2.5 text-sm text-ink-muted">
        <Lock className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
        <span className="truncate">{page.host}</span>
      </p>
      <Scene trade={trade} />
      <div className="p-5 sm:p-7">
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="font-semibold">{page.name}</span>
          <span className="font-medium text-good-ink">● {words.open}</span>
        </p>
        <p className="mt-2 font-display text-2xl text-balance">{page.headline}</p>
        <p className="mt-2 text-pretty text-ink-muted">{page.intro}</p>
        <p className="mt-5 flex flex-wrap gap-2.5 text-sm font-medium">
          <span className="rounded-md bg-primary px-4 py-2 text-on-primary">{page.actions[0]}</span>
          <span className="rounded-md border border-line-strong px-4 py-2">{page.actions[1]}</span>
        </p>
        <div className={`mt-6 grid gap-6 border-t border-line pt-5 ${short ? "" : "sm:grid-cols-2"}`}>
          <div>
            <p className="flex items-center gap-2 font-semibold">
              <Clock className="size-4 text-brass-ink" strokeWidth={1.5} aria-hidden="true" /> {words.hours}
            </p>
            <dl className="mt-2 text-sm">
              {page.hours.map(([days, times]) => (
                <div key={days} className="flex justify-between gap-4 py-1">
                  <dt className="text-ink-muted">{days}</dt>
                  <dd className="numeric text-end">{times}</dd>
                </div>
              ))}
            </dl>
          </div>
          {!short && <Rest page={page} words={words} />}
        </div>
      </div>
    </div>
  );
}

function Rest({ page, words }: Pick<Props, "page" | "words">) {
  return (
    <>
      <div>
        <p className="font-semibold">{page.offers.title}</p>
        <dl className="mt-2 text-sm">
          {page.offers.items.map(([offer, detail]) => (
            <div key={offer} className="flex justify-between gap-4 py-1">
              <dt className="text-ink-muted">{offer}</dt>
              <dd className="numeric text-end">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <p className="font-semibold">{words.review}</p>
        <p className="mt-2">
          <Stars rating={5} />
        </p>
        <p className="mt-1.5 text-sm text-pretty">{page.review.text}</p>
        <p className="mt-1 text-sm text-ink-muted">{page.review.by}</p>
      </div>
      <div>
        <p className="font-semibold">{words.question}</p>
        <p className="mt-2 text-sm font-medium">{page.question.question}</p>
        <p className="mt-1 text-sm text-pretty text-ink-muted">{page.question.answer}</p>
      </div>
      <p className="flex items-start gap-2 border-t border-line pt-5 text-sm sm:col-span-2">
        <MapPin className="mt-0.5 size-4 shrink-0 text-brass-ink" strokeWidth={1.5} aria-hidden="true" />
        <span>
          <span className="font-semibold">{words.way}</span> {page.address}
        </span>
      </p>
    </>
  );
}
