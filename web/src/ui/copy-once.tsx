// A secret that is shown once, with a button that copies it.
import { Check, Copy } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "./button";

export interface CopyOnceProps {
  /** Text to copy. */
  value: string;
  words: { label: string; copy: string; copied: string; copy_failed: string };
}

/** The text, selectable by hand too, and the button. */
export function CopyOnce({ value, words }: CopyOnceProps) {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const place = useRef<HTMLDivElement>(null);
  // It mostly takes the place of a form whose button had the focus. Before the browser draws: React Aria's `autoFocus` comes
  // after that, and by then a dialog has led a focus without a place to its first button.
  useLayoutEffect(() => place.current?.querySelector("button")?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  return (
    <>
      <div ref={place} className="flex flex-col gap-2 sm:flex-row sm:items-stretch">
        <textarea
          readOnly
          rows={1}
          value={value}
          aria-label={words.label}
          onFocus={(event) => event.currentTarget.select()}
          className="focus-ring field-sizing-content min-w-0 flex-1 resize-none rounded-md border border-line-strong bg-sunken px-3 py-2 font-mono text-sm break-all text-ink"
        />
        <Button
          variant="primary"
          onPress={() => void copy()}
          icon={
            copied === "yes" ? (
              <Check className="size-4" strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Copy className="size-4" strokeWidth={1.5} aria-hidden="true" />
            )
          }
          className="h-11 sm:h-auto"
        >
          {copied === "yes" ? words.copied : words.copy}
        </Button>
      </div>
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {copied === "failed" && words.copy_failed}
      </p>
    </>
  );
}
