// Texts of webhooks and deliveries. Pure.
import { ApiError } from "@/lib/api";
import type { Format } from "@/lib/format";
import type { Status } from "@/ui/badge";
import type { Attempt, DeliveryState, Webhook } from "./api";
import type { WebhookWords } from "./words";

type State = keyof WebhookWords["states"];

const STATUS: Record<State, Status> = { active: "good", failing: "fair", off: "neutral", disabled: "poor" };
const DELIVERY: Record<DeliveryState, Status> = { waiting: "neutral", delivered: "good", failed: "poor" };

/** Returns the state of a webhook: active, failing or off. */
export function stateOf({ is_active, disabled_reason, failing_since }: Webhook): State {
  if (is_active) return failing_since ? "failing" : "active";
  return disabled_reason ? "disabled" : "off";
}

/** The color and shape of a webhook's state. */
export const statusOf = (webhook: Webhook): Status => STATUS[stateOf(webhook)];

/** Returns the state of a delivery. */
export const deliveryStatus = (state: DeliveryState): Status => DELIVERY[state];

/** Returns the note about a webhook's state; none when it works. */
export function noteOf(webhook: Webhook, words: WebhookWords, format: Format): string | null {
  switch (stateOf(webhook)) {
    case "active":
      return null;
    case "failing":
      return words.notes.failing(format.dateTime(webhook.failing_since ?? ""));
    case "off":
      return words.notes.off;
    case "disabled":
      return webhook.disabled_reason === "gone" ? words.notes.disabled_gone : words.notes.disabled_failing;
  }
}

/** Host and path without the rest, which may hold a secret of the receiver. */
export function nameOf({ url }: Pick<Webhook, "url">): string {
  const { host, pathname } = new URL(url);
  return pathname === "/" ? host : host + pathname;
}

/** Returns the result of an attempt: its status, or the error. */
export function answerOf({ status, error }: Pick<Attempt, "status" | "error">, words: WebhookWords): string {
  if (error === null) return String(status ?? "");
  const why = words.errors[error];
  return status !== null && error !== "gone" ? `${status} · ${why}` : why;
}

/** Returns the text of a refusal, in words of this feature where it has some. */
export function refusedField(
  failure: unknown,
  field: "url" | "events",
  words: WebhookWords,
): string | undefined {
  const refusal = failure instanceof ApiError && failure.errors.find((error) => error.field === field);
  if (!refusal) return undefined;
  const { errors } = words.form;
  if (field === "events") return errors.events_required;
  return refusal.code in errors ? errors[refusal.code as keyof typeof errors] : undefined;
}

/** The body of a message, on several lines. */
export function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
