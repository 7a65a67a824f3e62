// A text to take elsewhere, with a button that copies it.
import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Button } from "./button";
import { cx } from "./cx";
import { controlHeight } from "./field";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface CopyFieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  value: string;
  words: { copy: string; copied: string; failed: string };
}

/** A read-only field, selectable by hand too. */
export function CopyField({ label, hideLabel = false, value, words }: CopyFieldProps) {
  const { pair } = useFormat();
  const id = useId();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const action = copied === "yes" ? words.copied : words.copy;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "mb-1.5 block text-sm font-medium"}>
        {label}
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className={cx(
            controlHeight,
            "focus-ring min-w-0 rounded-md border border-line-strong bg-sunken px-3 font-mono text-sm text-ellipsis text-ink max-sm:flex-none sm:flex-1",
          )}
        />
        <Button
          onPress={() => void copy()}
          icon={copied === "yes" ? <Check {...ICON} /> : <Copy {...ICON} />}
          aria-label={hideLabel ? undefined : pair(action, label)}
          className={controlHeight}
        >
          {action}
        </Button>
      </div>
      <p role="status" className="mt-1 text-xs text-ink-muted empty:hidden">
        {copied === "failed" && words.failed}
      </p>
    </div>
  );
}
