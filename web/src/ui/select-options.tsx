// The open list of a Select.
import type { RefObject } from "react";
import { Popover } from "react-aria-components";
import { cx } from "./cx";
import { type Choice, ChoiceList, popoverClass } from "./list-box";

export interface SelectOptionsProps {
  trigger: RefObject<HTMLElement | null>;
  labelId: string;
  choices: readonly Choice[];
  value: string | null;
  onChange: (id: string) => void;
  onClose: () => void;
}

// Choosing the selected choice again also closes the list.
const ALLOW_RESELECTION = { allowDuplicateSelectionEvents: true };

/** The choices in a popover under the box. */
export default function SelectOptions({
  trigger,
  labelId,
  choices,
  value,
  onChange,
  onClose,
}: SelectOptionsProps) {
  return (
    <Popover
      triggerRef={trigger}
      aria-labelledby={labelId}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={4}
      data-overlay=""
      className={cx(popoverClass, "min-w-(--trigger-width)")}
    >
      <ChoiceList
        {...ALLOW_RESELECTION}
        items={choices}
        aria-labelledby={labelId}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={value === null ? [] : [value]}
        // A list that someone opened takes the focus; closing gives it back to the box.
        autoFocus
        onSelectionChange={(keys) => {
          const [id] = [...(keys as Set<string>)];
          if (id !== undefined) onChange(id);
          onClose();
        }}
      />
    </Popover>
  );
}
