// Words and figures of a review. Pure.
import type { Format } from "@/lib/format";
import type { Reply, Review } from "./api";
import type { GoogleErrors, Refusals, ReviewsWords } from "./words";

/** Maximum bytes of a reply, as Google limits it. */
export const MAX_REPLY_BYTES = 4096;
/** Bytes left below which the counter is shown, with its explanation. */
export const FEW_BYTES = 500;

/** Returns the number of bytes of a text in UTF-8, without surrounding blanks. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text.trim()).length;
}

/** Returns the bytes left of a reply; negative when it is too long. */
export function bytesLeft(text: string): number {
  return MAX_REPLY_BYTES - bytesOf(text);
}

/** Returns the whole number of stars of a rating. */
export function starsOf(rating: number): number {
  return Math.min(5, Math.max(1, Math.round(rating)));
}

/** Look of a state, as in `Banner`. */
export type Tone = "info" | "success" | "warning" | "error";

/** State of a reply in words. */
export interface ReplyText {
  tone: Tone;
  title: string;
  /** Reason, and the next step. */
  text?: string;
}

/** Returns the state of a reply in words. */
export function replyText(
  { state, code }: Pick<Reply, "state" | "code">,
  { reply: words, sources }: ReviewsWords,
  errors: GoogleErrors,
  refusals: Refusals,
  source: Review["source"],
): ReplyText {
  const name = sources[source];
  const reason = reasonOf(code, words.reasons, errors);
  switch (state) {
    case "queued":
      return { tone: "info", title: words.states.queued(name) };
    case "removing":
      return { tone: "info", title: words.states.removing(name) };
    case "sent":
      return { tone: "success", title: words.states.sent(name) };
    case "recorded":
      return { tone: "success", title: words.states.recorded };
    case "pending":
      return { tone: "warning", title: words.states.pending(name), text: words.pending_text };
    case "rejected":
      return {
        tone: "error",
        title: words.states.rejected(name),
        text: reason
          ? `${reason} ${words.rejected_next}`
          : (refusalOf(code, refusals) ?? `${words.rejected_text} ${words.rejected_next}`),
      };
    case "failed":
      return {
        tone: "error",
        title: words.states.failed(name),
        text: `${reason ?? words.failed_text} ${words.failed_next}`,
      };
  }
}

/** Returns a reason of Google with what to do; undefined without a code. */
function refusalOf(code: string | null, { known, unknown }: Refusals): string | undefined {
  if (code === null) return undefined;
  return Object.hasOwn(known, code) ? known[code as keyof typeof known] : unknown(code);
}

function reasonOf(
  code: string | null,
  reasons: ReviewsWords["reply"]["reasons"],
  errors: GoogleErrors,
): string | undefined {
  if (code === null) return undefined;
  if (Object.hasOwn(reasons, code)) return reasons[code as keyof typeof reasons];
  return Object.hasOwn(errors, code) ? errors[code as keyof GoogleErrors] : undefined;
}

/** Badge of a row: the most urgent of the states of a review. */
export type RowBadge =
  | "failed"
  | "rejected"
  | "pending"
  | "approval"
  | "author"
  | "gone"
  | "edited"
  | "returned";

/** Returns the badges of a row: the state of its reply, then what happened at the source. */
export function badgesOf({
  reply,
  reply_request,
  state,
}: Pick<Review, "reply" | "reply_request" | "state">): RowBadge[] {
  const badges: RowBadge[] = [];
  if (reply?.state === "failed" || reply?.state === "rejected") badges.push(reply.state);
  if (reply && ["queued", "pending", "removing"].includes(reply.state)) badges.push("pending");
  if (reply_request === "waiting") badges.push("approval");
  if (reply_request === "sent_back") badges.push("author");
  if (state !== "shown") badges.push(state);
  return badges;
}

/** Returns true when a review waits for a reply. */
export function isWaiting({ is_answered, state, reply }: Review): boolean {
  return !is_answered && state !== "gone" && reply?.state !== "removing";
}

/** Returns the share of `part` in percent; null without a whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (100 * part) / whole;
}

/** Returns the terms of the Bayesian average as text: (sum + 10 × mean) ÷ (count + 10). */
export function bayesianTerms(
  {
    rated,
    average,
    bayesian_average,
  }: { rated: number; average: number | null; bayesian_average: number | null },
  format: Format,
): string | null {
  if (bayesian_average === null) return null;
  const sum = (average ?? 0) * rated;
  // The mean of the organization follows from the result, so that the terms always agree with it.
  const mean = (bayesian_average * (rated + WEIGHT) - sum) / WEIGHT;
  const exact = (value: number) => value.toLocaleString(format.locale, { maximumFractionDigits: 2 });
  return `(${exact(sum)} + ${WEIGHT} × ${exact(mean)}) ÷ (${format.number(rated)} + ${WEIGHT}) = ${exact(bayesian_average)}`;
}

/** Number of average ratings that the Bayesian average adds. */
const WEIGHT = 10;
