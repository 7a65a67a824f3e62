// A token just made: shown, copied, tried; and then never again.
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { type TokenMade, tryCommand } from "./api";
import { useTokenWords } from "./words";

/** The token with its copy button, and a command that tries it. */
export function MadeToken({ made: { token } }: { made: TokenMade }) {
  const { made: words } = useTokenWords();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  return (
    <div className="flex flex-col gap-4">
      <Banner kind="warning">{words.text}</Banner>
      <div className="flex flex-col gap-2 sm:flex-row sm:items-stretch">
        <textarea
          readOnly
          rows={1}
          value={token}
          aria-label={words.token}
          onFocus={(event) => event.currentTarget.select()}
          className="focus-ring field-sizing-content min-w-0 flex-1 resize-none rounded-md border border-line-strong bg-sunken px-3 py-2 font-mono text-sm break-all text-ink"
        />
        <Button
          variant="primary"
          autoFocus
          onPress={() => void copy()}
          icon={
            copied === "yes" ? (
              <Check className="size-4" strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Copy className="size-4" strokeWidth={1.5} aria-hidden="true" />
            )
          }
          className="h-10 sm:h-auto"
        >
          {copied === "yes" ? words.copied : words.copy}
        </Button>
      </div>
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {copied === "failed" && words.copy_failed}
      </p>
      <div>
        <p className="mb-1.5 text-sm font-medium">{words.try}</p>
        <pre className="rounded-md bg-night p-3.5 font-mono text-xs leading-5 break-all whitespace-pre-wrap text-cream">
          <code>{tryCommand(location.origin, token)}</code>
        </pre>
      </div>
    </div>
  );
}
