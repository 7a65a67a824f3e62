// A section of a page: background, column and heading. All other content is inside sections.
import type { ReactNode } from "react";

/** Background of a section. */
export type Tone = "paper" | "surface" | "sunken" | "night";

const TONES: Record<Tone, string> = {
  paper: "",
  surface: "border-y border-line bg-surface",
  sunken: "bg-sunken",
  night: "night bg-night text-cream",
};

interface Props {
  /** Small line above the title. */
  eyebrow?: string;
  title?: string;
  lead?: string;
  tone?: Tone;
  /** Anchor of this section. */
  id?: string;
  /** Alignment of heading and lead. */
  align?: "start" | "center";
  /** A narrow column for text. */
  narrow?: boolean;
  children?: ReactNode;
}

/** A band of the page; only with a title, an <h2>, is it a section of the text. */
export function Section({
  eyebrow,
  title,
  lead,
  tone = "paper",
  id,
  align = "center",
  narrow,
  children,
}: Props) {
  const center = align === "center";
  const Band = title ? "section" : "div";
  return (
    <Band id={id} className={`py-16 sm:py-24 ${TONES[tone]}`}>
      <div className={narrow ? "column column-narrow" : "column"}>
        {title && (
          <header className={`max-w-2xl ${center ? "mx-auto text-center" : ""}`}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2 className="text-3xl">{title}</h2>
            {lead && (
              <p className={`mt-4 text-lg text-ink-muted ${center ? "text-balance" : "text-pretty"}`}>
                {lead}
              </p>
            )}
          </header>
        )}
        {children && <div className={title ? "mt-10 sm:mt-14" : undefined}>{children}</div>}
      </div>
    </Band>
  );
}

/** The small line above a title. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-brass-ink in-[.text-center]:justify-center">
      <svg viewBox="0 0 24 10" className="h-2.5 w-6" aria-hidden="true">
        <path d="M0 0h8v5a4 4 0 0 1-8 0Zm16 0h8v5a4 4 0 0 1-8 0Z" className="fill-brass" />
        <path d="M8 0h8v5a4 4 0 0 1-8 0Z" className="fill-awning in-[.night]:fill-cream" />
      </svg>
      {children}
    </p>
  );
}
