// A button that copies a text and confirms it.
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { usePagesWords } from "./words";

const CONFIRMATION_MS = 1_800;

/** The button; its words change for a moment afterwards. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copy: words } = usePagesWords();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toasts.error(words.failed),
    );
  const Shape = isCopied ? Check : Copy;
  return (
    <Button
      size="sm"
      icon={<Shape className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      onPress={() => void copy()}
    >
      {isCopied ? words.copied : label}
    </Button>
  );
}
