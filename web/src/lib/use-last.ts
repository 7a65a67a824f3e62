// Keeps the last content of a dialog while it fades out.
import { useState } from "react";

/** The value, or while it is null or undefined the one before. */
export function useLast<T>(value: T | null | undefined): T | null {
  const [last, setLast] = useState(value ?? null);
  if (value !== null && value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
