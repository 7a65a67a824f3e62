// Words for the reason of a comparison. Pure.
import type { ListingWords } from "../words";

/** The sentence of a reason; an unknown one says nothing. */
export function reasonText(reason: string, { reasons }: ListingWords): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : "";
}
