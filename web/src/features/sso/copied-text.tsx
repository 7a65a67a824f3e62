// Text to be entered at the provider, with a button that copies it.
import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/ui/button";
import { useSsoWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** A read-only field, selectable by hand too. */
export function CopiedText({ label, value }: { label: string; value: string }) {
  const { copy: words } = useSsoWords();
  const id = useId();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className="focus-ring h-10 min-w-0 max-sm:flex-none sm:flex-1 rounded-md border border-line-strong bg-sunken px-3 font-mono text-sm text-ink"
        />
        <Button
          onPress={() => void copy()}
          icon={copied === "yes" ? <Check {...ICON} /> : <Copy {...ICON} />}
          aria-label={`${copied === "yes" ? words.copied : words.copy}: ${label}`}
          className="h-10"
        >
          {copied === "yes" ? words.copied : words.copy}
        </Button>
      </div>
      <p role="status" className="mt-1 text-xs text-ink-muted empty:hidden">
        {copied === "failed" && words.failed}
      </p>
    </div>
  );
}
