// A few choices side by side, each with an icon or a short word.
import type { ReactNode } from "react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";

export interface ChoiceBarProps<Id extends string> {
  label: string;
  /** Shows the label above. */
  showsLabel?: boolean;
  choices: readonly { id: Id; label: string; icon?: ReactNode }[];
  selected: readonly Id[];
  /** Several may be on, or exactly one. */
  isMultiple?: boolean;
  onChange: (selected: Id[]) => void;
}

/** The bar, as wide as its choices. */
export function ChoiceBar<Id extends string>(props: ChoiceBarProps<Id>) {
  const { label, showsLabel = false, choices, selected, isMultiple = false, onChange } = props;
  return (
    <div className="flex flex-col gap-1.5">
      {showsLabel && (
        <span aria-hidden="true" className="text-sm font-medium text-ink">
          {label}
        </span>
      )}
      <ToggleButtonGroup
        aria-label={label}
        selectionMode={isMultiple ? "multiple" : "single"}
        disallowEmptySelection={!isMultiple}
        selectedKeys={[...selected]}
        onSelectionChange={(keys) => onChange(choices.map(({ id }) => id).filter((id) => keys.has(id)))}
        className="inline-flex flex-wrap gap-1.5"
      >
        {choices.map(({ id, label: text, icon }) => (
          <ToggleButton
            key={id}
            id={id}
            className="focus-ring inline-flex h-9 cursor-default items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-sm font-medium text-ink-muted transition-colors hover:text-ink selected:border-primary selected:bg-primary-soft selected:text-link"
          >
            {icon}
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
