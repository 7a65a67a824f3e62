// The keys of a shortcut, as printed on a keyboard.
import { isMac } from "@/lib/shortcut-list";
import { cx } from "@/ui/cx";
import { Kbd } from "@/ui/kbd";

export interface KeysProps {
  keys: readonly string[];
  /** The names of keys in the language of the page. */
  names: Readonly<Record<string, string>>;
  /** Between keys that follow each other; nothing shows it to the eye alone. */
  followedBy?: string;
  /** Hidden on phones, because the keys are only a hint. */
  isHint?: boolean;
}

/** Keys side by side. */
export function Keys({ keys, names, followedBy, isHint = false }: KeysProps) {
  const isTogether = keys[0] === "mod";
  return (
    <span className={cx("flex shrink-0 items-center gap-1", isHint && "max-sm:hidden")}>
      {keys.map((key, at) => (
        <span key={key} className="flex items-center gap-1">
          {at > 0 && followedBy && !isTogether && (
            <span className="text-xs text-ink-faint">{followedBy}</span>
          )}
          <Kbd>{key === "mod" && isMac() ? "⌘" : (names[key] ?? key)}</Kbd>
        </span>
      ))}
    </span>
  );
}
