// Numbers and amounts of the limits. Pure.

const MICROS = 1_000_000;

/** Returns an amount in millionths of a dollar: "$12.50"; without cents "$10". */
export function dollarsText(micros: number, locale: string): string {
  const digits = micros % MICROS === 0 ? 0 : 2;
  const format = {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
  return (micros / MICROS).toLocaleString(locale, format as Intl.NumberFormatOptions);
}

/** Returns a typed whole number up to a maximum; undefined otherwise. */
export function numberOf(text: string, max: number): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f,.]/g, "");
  return /^\d{1,9}$/.test(plain) && Number(plain) <= max ? Number(plain) : undefined;
}

/** Returns the millionths of a typed amount in dollars up to a maximum; undefined otherwise. */
export function microsOfDollars(text: string, max: number): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f$US]/g, "").replace(",", ".");
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const micros = Math.round(Number(plain) * MICROS);
  return micros <= max ? micros : undefined;
}
