// Sentences for the rules that refuse an email.
import { ApiError } from "@/lib/api";

/** Returns the sentence for a rule that refuses an email; undefined for other failures. */
export function refusalText(error: unknown, reasons: Readonly<Record<string, string>>): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const reason = [error.code, error.params.reason, ...error.errors.map(({ code }) => code)].find(
    (code) => typeof code === "string" && Object.hasOwn(reasons, code),
  );
  return typeof reason === "string" ? reasons[reason] : undefined;
}
