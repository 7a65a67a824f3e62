// The address of the server, with a button that copies it.
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { useAssistantWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The address, selectable by hand too. */
export function CopyAddress({ url }: { url: string }) {
  const { address: words } = useAssistantWords();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  return (
    <div>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          readOnly
          value={url}
          aria-label={words.label}
          onFocus={(event) => event.currentTarget.select()}
          className="focus-ring h-10 min-w-0 flex-1 rounded-md border border-line-strong bg-sunken px-3 font-mono text-sm text-ink"
        />
        <Button
          onPress={() => void copy()}
          icon={copied === "yes" ? <Check {...ICON} /> : <Copy {...ICON} />}
          className="h-10"
        >
          {copied === "yes" ? words.copied : words.copy}
        </Button>
      </div>
      <p role="status" className="mt-1 text-xs text-ink-muted empty:hidden">
        {copied === "failed" && words.copy_failed}
      </p>
    </div>
  );
}
