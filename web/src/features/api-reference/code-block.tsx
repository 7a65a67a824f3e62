// Code to be copied.
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components";
import { useReferenceWords } from "./words";

const CONFIRMATION_MS = 2000;

/** A dark block with a copy button; it scrolls sideways, also by keyboard. The border keeps code from under the button. */
export function CodeBlock({ code, label }: { code: string; label?: string }) {
  const words = useReferenceWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      setTimeout(() => setCopied(false), CONFIRMATION_MS);
    } catch {
      // Without clipboard permission the text can still be selected.
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="relative min-w-0">
      {/* biome-ignore lint/a11y/useSemanticElements: code, not form controls */}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label ?? words.example}
        role="group"
        className="focus-ring overflow-x-auto rounded-md border-r-48 border-night bg-night p-3.5 font-mono text-xs leading-5 text-cream"
      >
        <code>{code}</code>
      </pre>
      <Button
        aria-label={isCopied ? words.copied : words.copy}
        onPress={() => void copy()}
        className="absolute top-2 right-2 grid size-8 cursor-default place-items-center rounded-md border border-night-line bg-night text-cream outline-none hover:bg-night-deep focus-visible:outline-2 focus-visible:outline-cream"
      >
        <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </Button>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </div>
  );
}
