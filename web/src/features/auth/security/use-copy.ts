// Copying something that is too long to type.
import { useState } from "react";

/** Copies the text, and says how it went. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  return { copied, copy };
}
