// Errors of a location that cannot be shown.
import { ApiError } from "@/lib/api";

/** Returns true for a location that does not exist. After other errors, it is shown as it was. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
