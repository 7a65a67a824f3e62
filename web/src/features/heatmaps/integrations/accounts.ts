// States and prices of accounts at rank providers, in words. Pure.
import type { Status } from "@/ui/badge";
import type { RankAccount } from "../api";
import { priceText } from "../money";
import type { IntegrationsWords } from "../words";

export type AccountState = keyof IntegrationsWords["states"];

const STATUS: Record<AccountState, Status> = {
  connected: "good",
  failing: "poor",
  none: "neutral",
  simulated: "neutral",
};

/** Returns the state of an account. */
export function stateOf({ is_connected, is_simulated, code }: RankAccount): AccountState {
  if (is_simulated) return "simulated";
  if (code !== null) return "failing";
  return is_connected ? "connected" : "none";
}

/** Returns the color and shape of a state. */
export const statusOf = (state: AccountState): Status => STATUS[state];

/** Returns the reason why an account does not work, in plain words; null when it works. */
export function reasonOf({ code }: Pick<RankAccount, "code">, { codes }: IntegrationsWords): string | null {
  if (code === null) return null;
  return Object.hasOwn(codes, code) ? codes[code as keyof typeof codes] : codes.other;
}

/** Returns the prices of an answer, the cheapest first. */
export function pricesOf(account: RankAccount, { facts }: IntegrationsWords, locale: string): string[] {
  const live = priceText(account.live_price_micros, locale);
  if (account.queue_price_micros === null) return [facts.only(live)];
  return [facts.economy(priceText(account.queue_price_micros, locale)), facts.fast(live)];
}
