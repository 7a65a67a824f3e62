// Phone numbers as they are read. Pure.

/** A number typed without spaces: national, or with its country code. */
const UNSPACED = /^\+?\d+$/;
/** Country codes with their grouping of a national number without its trunk prefix. */
const GROUPINGS = [
  { code: "+33", trunk: "0", pattern: /^(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/ },
  { code: "+1", trunk: "", pattern: /^(\d{3})(\d{3})(\d{4})$/ },
] as const;

/** Returns a phone number with spaces. One that its author grouped, and one of another country, stays as it was typed. */
export function phoneText(phone: string, e164: string | null | undefined): string {
  if (!e164 || !UNSPACED.test(phone)) return phone;
  const grouping = GROUPINGS.find(({ code }) => e164.startsWith(code));
  const groups = grouping?.pattern.exec(e164.slice(grouping.code.length))?.slice(1);
  if (!grouping || !groups) return phone;
  const prefix = phone.startsWith("+") ? `${grouping.code} ` : grouping.trunk;
  return `${prefix}${groups.join(" ")}`;
}
