// Short texts as chips: typed, separated by Enter or commas, and removed one by one.
import { X } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { cx } from "@/ui/cx";
import { controlClass } from "@/ui/field";
import { withChips } from "./chips";

export interface ChipsFieldProps {
  label: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  placeholder?: string;
  description?: string;
  errorMessage?: string | undefined;
  /** Text of the button that removes a chip, for screen readers. */
  removeLabel: (value: string) => string;
  /** Values that are offered while typing. */
  suggestions?: readonly string[];
  maxLength: number;
}

/** A field with chips. Typed text also becomes a chip when the field loses focus. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, values, onChange, placeholder, description, errorMessage, removeLabel, maxLength } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const add = (typed: string) => {
    setText("");
    const next = withChips(values, typed);
    if (next.length !== values.length) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && text.trim() !== "") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && values.length > 0) onChange(values.slice(0, -1));
  };
  const offered = (props.suggestions ?? []).filter((each) => !values.includes(each));
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press beside the chips goes to the input, which keys reach by themselves */}
      <div
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
        className={cx(
          controlClass,
          "flex min-h-10 flex-wrap items-center gap-1.5 py-1 focus-within:border-primary focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus sm:min-h-9",
          errorMessage !== undefined && "border-poor",
        )}
      >
        {values.map((value) => (
          <span
            key={value}
            className="inline-flex max-w-full items-center gap-0.5 rounded-full bg-primary-soft pl-2.5 text-sm text-link"
          >
            <bdi className="truncate">{value}</bdi>
            <button
              type="button"
              aria-label={removeLabel(value)}
              onClick={() => {
                onChange(values.filter((each) => each !== value));
                input.current?.focus();
              }}
              className="focus-ring grid size-6 shrink-0 place-items-center rounded-full hover:bg-hover"
            >
              <X className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          value={text}
          list={offered.length > 0 ? `${id}-offered` : undefined}
          maxLength={maxLength}
          autoComplete="off"
          placeholder={values.length === 0 ? placeholder : undefined}
          aria-describedby={`${id}-notes`}
          aria-invalid={errorMessage !== undefined}
          onChange={({ target: { value } }) =>
            /[,;]/.test(value) || offered.includes(value) ? add(value) : setText(value)
          }
          onKeyDown={onKeyDown}
          onBlur={() => add(text)}
          className="min-w-24 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint sm:text-sm"
        />
      </div>
      {offered.length > 0 && (
        <datalist id={`${id}-offered`}>
          {offered.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      <p id={`${id}-notes`} className="text-xs empty:hidden">
        {errorMessage ? (
          <span role="alert" className="text-poor-ink">
            {errorMessage}
          </span>
        ) : (
          description && <span className="text-ink-muted">{description}</span>
        )}
      </p>
    </div>
  );
}
