// Icon of a kind of post. Decorative, because the kind is always written beside it.
import { CalendarHeart, Megaphone, Tag } from "lucide-react";
import { cx } from "@/ui/cx";
import type { PostKind } from "./types";

const ICONS = { news: Megaphone, offer: Tag, event: CalendarHeart };

/** The icon alone. */
export function KindIcon({ kind, className }: { kind: PostKind; className?: string }) {
  const Icon = ICONS[kind];
  return <Icon className={cx("shrink-0", className ?? "size-4")} strokeWidth={1.5} aria-hidden="true" />;
}
