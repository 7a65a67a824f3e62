// A text field that underlines the passages that break a rule.
import { type Ref, useId, useRef } from "react";
import { cx } from "./cx";
import { controlClass } from "./field";
import { type Mark, segmentsOf } from "./segments";

export interface MarkedAreaProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  problems: readonly Mark[];
  /** Remark under the field while it cannot be sent. */
  errorMessage?: string | undefined;
  max: number;
  /** Returns the text for the remaining characters; negative for too many. */
  leftText: (left: number) => string;
  /** Counts from the first character on, not only near the end. */
  alwaysCounts?: boolean;
  /** True for a single line that Enter does not break. */
  isLine?: boolean;
  area: Ref<HTMLTextAreaElement>;
  onFocus?: () => void;
}

/** Text as it lies behind the field: same font, same breaks. */
const TEXT = "px-3 py-2 text-base break-words whitespace-pre-wrap sm:text-sm";
/** Number of remaining characters from which the counter is shown. */
const COUNTER_THRESHOLD = 200;

/** The field, over a copy of its text that carries the lines. */
export function MarkedArea(props: MarkedAreaProps) {
  const { label, value, onChange, problems, errorMessage, max, isLine = false, area, onFocus } = props;
  const { leftText, alwaysCounts = false } = props;
  const id = useId();
  const back = useRef<HTMLDivElement>(null);
  const left = max - [...value].length;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      <div className="relative overflow-hidden rounded-md">
        <textarea
          ref={area}
          id={id}
          value={value}
          rows={isLine ? 1 : 9}
          spellCheck
          onFocus={onFocus}
          onChange={({ target }) =>
            onChange(isLine ? target.value.replaceAll(/[\r\n]+/g, " ") : target.value)
          }
          onKeyDown={(event) => isLine && event.key === "Enter" && event.preventDefault()}
          onScroll={({ currentTarget }) => back.current?.scrollTo(0, currentTarget.scrollTop)}
          aria-describedby={`${id}-notes`}
          aria-invalid={problems.length > 0 || errorMessage !== undefined}
          className={cx(
            controlClass,
            TEXT,
            "field-sizing-content block resize-none",
            isLine ? "max-h-24" : "max-h-96 min-h-48",
            errorMessage !== undefined && "border-poor",
          )}
        />
        <div
          ref={back}
          aria-hidden="true"
          className={cx(
            TEXT,
            "pointer-events-none absolute inset-0 overflow-hidden border border-transparent text-transparent",
          )}
        >
          {segmentsOf(value, problems).map(({ text, problem }, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
              key={at}
              className={cx(
                problem &&
                  "rounded-sm bg-poor/12 underline decoration-poor decoration-wavy decoration-1 underline-offset-4",
              )}
            >
              {text}
            </span>
          ))}
          {/* A last empty line has a height only with something in it. */}
          {value.endsWith("\n") && " "}
        </div>
      </div>
      <p id={`${id}-notes`} className="text-xs empty:hidden">
        {errorMessage && (
          <span role="alert" className="text-poor-ink">
            {errorMessage}
          </span>
        )}
        {(alwaysCounts || left < Math.min(COUNTER_THRESHOLD, max / 5)) && (
          <span className={cx("numeric", left < 0 ? "font-medium text-poor-ink" : "text-ink-muted")}>
            {leftText(left)}
          </span>
        )}
      </p>
    </div>
  );
}
