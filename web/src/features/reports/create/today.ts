// The current day where the reader is.

/** Returns today as YYYY-MM-DD. */
export function today(now: Date = new Date()): string {
  const part = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
