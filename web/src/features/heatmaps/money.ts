// Amounts of money, which come in millionths of a US dollar. Pure.

const MICROS = 1_000_000;
const CENT = 10_000;
/** Decimals of an amount below one cent. */
const SMALL_DIGITS = 4;

const FORMATS = new Map<string, Intl.NumberFormat>();

/** Returns an amount: "$0.03"; below a cent "$0.0006"; without cents "$20". */
export function moneyText(micros: number, locale: string): string {
  const size = Math.abs(micros);
  if (size % MICROS === 0) return formatOf(locale, 0, 0).format(micros / MICROS);
  return formatOf(locale, 2, size < CENT ? SMALL_DIGITS : 2).format(micros / MICROS);
}

/** Returns the price of one answer, with the digits that a total leaves out: "$0.015". */
export function priceText(micros: number, locale: string): string {
  return formatOf(locale, 2, SMALL_DIGITS).format(micros / MICROS);
}

/** Returns an upper bound: rounded up to whole cents, so that the real amount never exceeds the text. */
export function maxMoneyText(micros: number, locale: string): string {
  return moneyText(micros < CENT ? micros : Math.ceil(micros / CENT) * CENT, locale);
}

/** Returns the millionths of a typed amount in dollars; undefined if it is not a number. */
export function microsOf(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f$US]/g, "").replace(",", ".");
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * MICROS);
}

function formatOf(locale: string, min: number, max: number): Intl.NumberFormat {
  const key = `${locale} ${min} ${max}`;
  const cached = FORMATS.get(key);
  if (cached) return cached;
  const made = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: min,
    maximumFractionDigits: max,
  });
  FORMATS.set(key, made);
  return made;
}
