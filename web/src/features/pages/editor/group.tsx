// A card with a heading around fields of the editor.
import type { ReactNode } from "react";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";

export interface GroupProps {
  title: string;
  text?: string;
  /** The content reaches the edges of the card. */
  isFlush?: boolean;
  children: ReactNode;
}

/** The card. */
export function Group({ title, text, isFlush = false, children }: GroupProps) {
  return (
    <Card className="overflow-hidden">
      <div className={cx("px-4 pt-4 sm:px-5", isFlush && "border-b border-line pb-3")}>
        <h2 className="font-semibold text-ink">{title}</h2>
        {text && <p className="mt-1 text-sm text-pretty text-ink-muted">{text}</p>}
      </div>
      <div className={cx(!isFlush && "px-4 pt-4 pb-5 sm:px-5")}>{children}</div>
    </Card>
  );
}
