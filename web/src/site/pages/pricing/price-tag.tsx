// A price for both ways to pay; the switch above shows one of them.
import type { PricingText } from "../../content/types/pricing";
import { useLanguage } from "../../language";
import { money, type Price, savingOf } from "../../prices";

interface Props extends Pick<PricingText, "per_month" | "per_year" | "saving"> {
  price: Price;
  small?: boolean;
}

/** The amount, its unit, and the savings of yearly payment. */
export function PriceTag({ price, small, per_month, per_year, saving }: Props) {
  const language = useLanguage();
  const size = small ? "text-3xl" : "text-4xl";
  return (
    <>
      <p className="if-monthly">
        <span className={`numeric font-display ${size}`}>{money(price.monthly, language)}</span>{" "}
        <span className="text-ink-muted">{per_month}</span>
      </p>
      <p className="if-yearly">
        <span className={`numeric font-display ${size}`}>{money(price.yearly, language)}</span>{" "}
        <span className="text-ink-muted">{per_year}</span>
      </p>
      <p className="billing-saving text-sm text-good-ink">{saving(money(savingOf(price), language))}</p>
    </>
  );
}
