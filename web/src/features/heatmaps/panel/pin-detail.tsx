// Details of one pin: the first 20 businesses there.
import { X } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Badge, StatusBadge } from "@/ui/badge";
import { IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import type { Business, Pin } from "../api";
import type { Difference } from "./difference";
import { gainText, stateText } from "./marks";
import { keyOf } from "./ranks";
import { usePanelWords } from "./words";
import { useWrite } from "./write";

export interface PinDetailProps {
  /** The pin as the shown business sees it. */
  pin: Pin;
  /** Comparison at this pin. */
  difference: Difference | undefined;
  businesses: readonly Business[];
  /** Index of the business on the map. */
  businessIndex: number;
  isHeld: boolean;
  onRelease: () => void;
  onRival: (key: string | undefined) => void;
}

/** Rank, and the list with ratings; own business and the shown one are marked. */
export function PinDetail({
  pin,
  difference,
  businesses,
  businessIndex,
  isHeld,
  onRelease,
  onRival,
}: PinDetailProps) {
  const words = usePanelWords();
  const write = useWrite();
  const { before, gain } = difference ?? {};
  const state = stateText(pin, words, write);
  return (
    <section aria-label={words.pin.title(pin.row + 1, pin.column + 1)} className="flex min-h-0 flex-col">
      <header className="flex items-start gap-3 border-b border-line py-3 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold first-letter:uppercase">
            {before ? words.pin.from_to(stateText(before, words, write), state) : state}
            {gain !== null && gain !== undefined && gain !== 0 && (
              <span className="numeric text-ink-muted"> ({gainText(gain, write)})</span>
            )}
          </h2>
          <p className="text-xs text-ink-muted">
            {words.pin.label(pin.row + 1, pin.column + 1)}
            {" · "}
            {isHeld ? words.pin.held : words.pin.hint}
          </p>
        </div>
        {isHeld && (
          <IconButton label={words.pin.release} size="sm" onPress={onRelease}>
            <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
      </header>
      {pin.top.length === 0 ? (
        <p className="px-4 py-3 text-sm text-pretty text-ink-muted">
          {pin.state === "missing" || pin.state === "waiting" || pin.state === "estimated"
            ? words.pin[pin.state]
            : words.pin.none}
        </p>
      ) : (
        <ol
          aria-label={words.pin.top}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="focus-ring min-h-0 flex-1 overflow-y-auto -outline-offset-2"
        >
          {pin.top.slice(0, 20).map((index, at) => (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: a business can be listed twice
              key={at}
              rank={at + 1}
              business={businesses[index]}
              isShown={index === businessIndex}
              onRival={onRival}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface EntryProps {
  rank: number;
  business: Business | undefined;
  isShown: boolean;
  onRival: (key: string | undefined) => void;
}

function Entry({ rank, business, isShown, onRival }: EntryProps) {
  const words = usePanelWords();
  const format = useFormat();
  if (!business) return null;
  const { name, is_own, is_unsure, rating, reviews } = business;
  return (
    <li className={cx("flex items-baseline gap-3 px-4 py-1.5", isShown ? "bg-primary-soft" : "")}>
      <span className="numeric w-5 shrink-0 text-right text-sm font-semibold text-ink-muted">{rank}</span>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={() => onRival(is_own ? undefined : keyOf(business))}
          className={cx(
            "focus-ring block max-w-full cursor-default truncate rounded-sm text-left text-sm hover:underline",
            (isShown || is_own) && "font-semibold",
          )}
          title={words.competitors.show(name)}
        >
          <bdi>{name}</bdi>
        </button>
        <span className="numeric block text-xs text-ink-muted">
          {rating === null ? words.pin.no_rating : `★ ${format.rating(rating)}`}
          {reviews !== null && ` · ${words.pin.reviews(reviews, format.number(reviews))}`}
        </span>
      </div>
      {is_own && <Badge tone="primary">{words.pin.own}</Badge>}
      {is_unsure && <StatusBadge status="fair">{words.pin.unsure}</StatusBadge>}
    </li>
  );
}
