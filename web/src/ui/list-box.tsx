// The list that Select, ComboBox and Menu open: one look for all of them.
import { Check } from "lucide-react";
import { ListBox as AriaListBox, ListBoxItem, type ListBoxProps } from "react-aria-components";

/** The floating box itself. */
export const popoverClass =
  "overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-md transition duration-150 ease-out outline-none entering:scale-98 entering:opacity-0 exiting:opacity-0";

/** One row in it. */
export const optionClass =
  "group flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2 py-1.5 text-sm outline-none select-none hover:bg-hover focus:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-solid focus-visible:outline-focus disabled:opacity-50";

/** One choice of a Select or ComboBox. */
export interface Choice {
  /** Stored value; also the React key. */
  id: string;
  label: string;
  description?: string;
}

/** The choices, with a tick at the selected one. */
export function ChoiceList(props: Omit<ListBoxProps<Choice>, "children" | "className" | "style">) {
  return (
    <AriaListBox {...props} className="max-h-72 overflow-auto p-1 outline-none">
      {(choice: Choice) => (
        <ListBoxItem id={choice.id} textValue={choice.label} className={optionClass}>
          {({ isSelected }) => (
            <>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{choice.label}</span>
                {choice.description && (
                  <span className="block truncate text-xs text-ink-muted">{choice.description}</span>
                )}
              </span>
              {isSelected && (
                <Check className="size-4 shrink-0 text-link" strokeWidth={1.75} aria-hidden="true" />
              )}
            </>
          )}
        </ListBoxItem>
      )}
    </AriaListBox>
  );
}
