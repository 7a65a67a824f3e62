// Button of a post, and its link.
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { BUTTONS, MAX_URL } from "./draft";
import type { DraftFieldsProps } from "./title-field";
import { useComposerWords } from "./words";

/** Id of the choice for no button, because a select has no empty choice. */
const NO_BUTTON = "none";

/** The choice, and an address for every button but the call. */
export function ButtonFields({ draft, onChange, errors }: DraftFieldsProps) {
  const { button: words } = useComposerWords();
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Select
        label={words.label}
        value={draft.button ?? NO_BUTTON}
        choices={[
          { id: NO_BUTTON, label: words.none },
          ...BUTTONS.map((id) => ({ id, label: words.kinds[id] })),
        ]}
        onChange={(chosen) => onChange({ button: BUTTONS.find((each) => each === chosen) ?? null })}
        {...(draft.button === "call" && { description: words.call_help })}
      />
      {draft.button !== null && draft.button !== "call" && (
        <TextField
          label={words.url}
          value={draft.url}
          onChange={(url) => onChange({ url })}
          maxLength={MAX_URL}
          inputMode="url"
          placeholder={words.url_placeholder}
          isRequired
          errorMessage={errors.url && words[`url_${errors.url}`]}
        />
      )}
    </div>
  );
}
