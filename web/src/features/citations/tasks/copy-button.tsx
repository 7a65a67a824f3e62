// A button that copies a text and confirms it.
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, IconButton } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { useTasksWords } from "../words";

const CONFIRMATION_MS = 1_800;

/** Copies; `isCopied` is true for a moment afterwards. */
function useCopy(text: string) {
  const words = useTasksWords();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toasts.error(words.copy_failed),
    );
  return { isCopied, copy };
}

function Icon({ isCopied }: { isCopied: boolean }) {
  const Shape = isCopied ? Check : Copy;
  return (
    <Shape
      className={isCopied ? "size-4 text-good-ink" : "size-4"}
      strokeWidth={isCopied ? 2 : 1.5}
      aria-hidden="true"
    />
  );
}

/** One value. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const words = useTasksWords();
  const { isCopied, copy } = useCopy(value);
  return (
    <IconButton
      size="sm"
      variant="secondary"
      label={isCopied ? words.copied : words.copy(label)}
      onPress={() => void copy()}
    >
      <Icon isCopied={isCopied} />
    </IconButton>
  );
}

/** All values at once, or a whole text. */
export function CopyAll({ value }: { value: string }) {
  const words = useTasksWords();
  const { isCopied, copy } = useCopy(value);
  return (
    <Button size="sm" icon={<Icon isCopied={isCopied} />} onPress={() => void copy()}>
      {isCopied ? words.copied : words.copy_all}
    </Button>
  );
}
