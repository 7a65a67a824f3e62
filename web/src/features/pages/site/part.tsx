// A card of the settings.
import type { ReactNode } from "react";
import { Card } from "@/ui/card";

export interface PartProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Heading, one sentence, and fields. */
export function Part({ title, text, children }: PartProps) {
  return (
    <Card className="flex flex-col gap-5 px-4 py-4 sm:px-5 sm:py-5">
      <div>
        <h2 className="font-semibold text-ink">{title}</h2>
        {text && <p className="mt-1 max-w-[70ch] text-sm text-pretty text-ink-muted">{text}</p>}
      </div>
      {children}
    </Card>
  );
}
