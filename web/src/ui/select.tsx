// A choice from a long list. The code of the list is loaded on first use.
import { ChevronsUpDown, CircleAlert } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { cx } from "./cx";
import { controlClass, controlHeight, type FieldTexts, fieldClass } from "./field";
import type { Choice } from "./list-box";

const loadOptions = () => import("./select-options");
const SelectOptions = lazy(loadOptions);

export interface SelectProps extends FieldTexts {
  choices: readonly Choice[];
  /** The id of the chosen one; null for none. */
  value: string | null;
  onChange: (id: string) => void;
  placeholder?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Text before the value inside the box, such as "Sort:". */
  prefix?: string;
  className?: string;
}

/** A select with its label. Enter, Space and the arrow keys open it; typing inside finds a choice. */
export function Select(props: SelectProps) {
  const { choices, value, onChange, placeholder, isDisabled, isRequired, prefix, className } = props;
  const { label, hideLabel, hint, description, errorMessage } = props;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isInvalid = props.isInvalid ?? errorMessage !== undefined;
  const chosen = choices.find((choice) => choice.id === value);
  return (
    <div data-slot="select" className={fieldClass(className)}>
      <span
        className={cx(
          hideLabel ? "sr-only" : "flex items-baseline justify-between gap-3 text-sm font-medium",
        )}
      >
        <span>
          <span id={`${id}-label`}>{label}</span>
          {isRequired && (
            <span aria-hidden="true" className="ml-0.5 text-poor-ink">
              *
            </span>
          )}
        </span>
        {hint && <span className="text-xs font-normal text-ink-faint">{hint}</span>}
      </span>
      <Button
        ref={trigger}
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
        onHoverStart={() => void loadOptions()}
        onFocus={() => void loadOptions()}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") setOpen(true);
          else event.continuePropagation();
        }}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={`${id}-notes`}
        className={cx(
          controlClass,
          controlHeight,
          "flex cursor-default items-center gap-2 pr-2 text-left",
          hideLabel && "max-sm:gap-1 max-sm:text-sm",
          isInvalid && "border-poor",
        )}
      >
        {prefix && <span className="shrink-0 text-ink-faint">{prefix} </span>}
        <span id={`${id}-value`} className={cx("min-w-0 flex-1 truncate", !chosen && "text-ink-faint")}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronsUpDown className="size-4 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
      </Button>
      <span id={`${id}-notes`} className="flex flex-col gap-1.5 text-xs empty:hidden">
        {description && <span className="text-ink-muted">{description}</span>}
        {isInvalid && errorMessage && (
          <span className="flex items-start gap-1.5 text-poor-ink">
            <CircleAlert className="mt-px size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            {errorMessage}
          </span>
        )}
      </span>
      {isOpen && (
        <Suspense>
          <SelectOptions
            trigger={trigger}
            labelId={`${id}-label`}
            choices={choices}
            value={value}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
