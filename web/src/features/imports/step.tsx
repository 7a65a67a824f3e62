// Shared parts of the import steps: the trail of steps, a heading, and the buttons in the footer.
import { Check } from "lucide-react";
import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

import { Banner } from "@/ui/banner";
import { cx } from "@/ui/cx";
import { useImportMessages } from "./words";

export const STEPS = ["file", "map", "check", "import"] as const;
export type Step = (typeof STEPS)[number];

/** The element of the dialog's footer; the steps put their buttons into it. */
export const FooterContext = createContext<HTMLElement | null>(null);

/** The buttons of a step. */
export function StepFooter({ children }: { children: ReactNode }) {
  const footer = use(FooterContext);
  return footer && createPortal(children, footer);
}

/** Heading of a step. Takes the focus, so that screen readers announce the new step. */
export function StepHeading({ title, text }: { title: string; text?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div className="mb-5">
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold text-ink outline-none">
        {title}
      </h3>
      {text && <p className="mt-1 max-w-[65ch] text-sm text-ink-muted">{text}</p>}
    </div>
  );
}

/** Refusal of the server, scrolled into view. */
export function StepProblem({ title, children }: { title?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={box} className="mb-4 scroll-mt-5">
      <Banner kind="error" title={title}>
        {children}
      </Banner>
    </div>
  );
}

/** File, columns, check, import. */
export function StepTrail({ current, isDone = false }: { current: Step; isDone?: boolean }) {
  const { steps } = useImportMessages().locations.imports;
  const at = STEPS.indexOf(current);
  return (
    <ol aria-label={steps.label} className="mb-6 flex items-center gap-2 text-xs sm:gap-3">
      {STEPS.map((step, index) => {
        const isPast = index < at || isDone;
        const isCurrent = index === at && !isDone;
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className={cx(
              "flex items-center gap-2",
              index > 0 && "flex-auto before:h-px before:flex-1 before:bg-line-strong",
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                "numeric grid size-6 shrink-0 place-items-center rounded-full border font-medium",
                isCurrent && "border-primary bg-primary text-on-primary",
                isPast && "border-primary bg-primary-soft text-link",
                !isCurrent && !isPast && "border-line-strong text-ink-faint",
              )}
            >
              {isPast ? <Check className="size-3.5" strokeWidth={2.25} /> : index + 1}
            </span>
            <span
              className={cx(
                "whitespace-nowrap",
                isCurrent ? "font-semibold text-ink" : "text-ink-muted max-sm:sr-only",
              )}
            >
              {steps[step]}
              {isPast && <span className="sr-only"> ({steps.done})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
