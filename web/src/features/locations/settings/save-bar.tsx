// Save or cancel, at the lower edge while anything is unsaved.
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { useSettingsWords } from "./words";

export interface SaveBarProps {
  isDirty: boolean;
  isPending: boolean;
  /** Id of the form that Save submits. */
  form: string;
  onCancel: () => void;
}

const IS_MAC = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Sticks to the bottom of the scroll area; hidden, and out of the tab order, without changes. */
export function SaveBar({ isDirty, isPending, form, onCancel }: SaveBarProps) {
  const { save: words } = useSettingsWords();
  return (
    <section
      aria-label={words.bar}
      inert={!isDirty}
      data-slot="save-bar"
      className={cx(
        "sticky bottom-[calc(var(--bottom-bar)-2rem)] z-10 -mx-5 -mb-8 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-raised px-5 py-3 shadow-md transition duration-150 sm:-mx-6 sm:px-6",
        !isDirty && "invisible translate-y-2 opacity-0",
      )}
    >
      <p className="mr-auto flex items-center gap-2 text-sm text-ink-muted">
        <span aria-hidden="true" className="size-2 rounded-full bg-brass" />
        {words.dirty}
      </p>
      <div className="flex gap-2">
        <Button onPress={onCancel} isDisabled={isPending}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          form={form}
          variant="primary"
          isPending={isPending}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {isPending ? words.saving : words.save}
          <span aria-hidden="true" className="hidden text-xs opacity-75 md:inline">
            {IS_MAC ? words.shortcut_mac : words.shortcut}
          </span>
        </Button>
      </div>
    </section>
  );
}
