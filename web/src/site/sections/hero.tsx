// Hero of a page: <h1>, promise, call to action, and a product picture.
import type { ReactNode } from "react";
import { Eyebrow } from "./section";

interface Props {
  eyebrow?: string;
  title: string;
  lead: string;
  /** Links with a look, the first one primary. */
  actions?: ReactNode;
  /** Small print below the actions. */
  note?: string;
  /** Content beside the text on wide screens, below it on narrow ones. */
  picture?: ReactNode;
}

/** A hero; without a picture its text is centred. */
export function Hero({ eyebrow, title, lead, actions, note, picture }: Props) {
  return (
    <section className="hero">
      <div
        className={`column grid items-center gap-12 py-14 sm:py-20 ${picture ? "lg:grid-cols-[1.05fr_1fr] lg:gap-16" : ""}`}
      >
        <div className={picture ? "" : "mx-auto max-w-3xl text-center"}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <p
            className={`mt-5 max-w-[38rem] text-lg text-ink-muted ${picture ? "text-pretty" : "mx-auto text-balance"}`}
          >
            {lead}
          </p>
          {actions && (
            <div className={`mt-8 flex flex-wrap gap-3 ${picture ? "" : "justify-center"}`}>{actions}</div>
          )}
          {note && <p className="mt-4 text-sm text-balance text-ink-muted">{note}</p>}
        </div>
        {picture && <div className="min-w-0">{picture}</div>}
      </div>
    </section>
  );
}
