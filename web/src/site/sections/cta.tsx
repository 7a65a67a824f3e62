// The closing band: one thing to do.
import type { ReactNode } from "react";
import { Awning } from "./awning";

/** The call to action at the end of a page; its links look `light` and `outline`. */
export function Cta({
  title,
  text,
  actions,
  note,
}: {
  title: string;
  text?: string;
  actions: ReactNode;
  note?: string;
}) {
  return (
    <section className="night bg-night text-cream">
      <Awning on="night" />
      <div className="column py-20 text-center sm:py-24">
        <h2 className="mx-auto max-w-2xl text-3xl sm:text-4xl">{title}</h2>
        {text && <p className="mx-auto mt-4 max-w-2xl text-lg text-balance text-ink-muted">{text}</p>}
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
        {note && <p className="mt-4 text-sm text-balance text-ink-muted">{note}</p>}
      </div>
    </section>
  );
}
