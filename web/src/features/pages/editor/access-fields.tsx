// Fields for directions and payment.
import { linesOf, MAX, withLines } from "./draft";
import type { FieldProps } from "./field-props";
import { entriesOf, LinesField } from "./lines-field";
import { useEditorWords } from "./words";
import { WordsField } from "./words-field";

/** Sentences, then lists. */
export function AccessFields({ draft, onChange, language }: FieldProps) {
  const { fields: words } = useEditorWords();
  return (
    <div className="flex flex-col gap-4">
      {(["parking", "transport", "accessibility"] as const).map((field) => (
        <WordsField
          key={field}
          label={words[field]}
          value={draft[field]}
          onChange={(value) => onChange({ [field]: value })}
          language={language}
          maxLength={MAX.short}
          rows={2}
        />
      ))}
      <LinesField
        key={`payments-${language}`}
        label={words.payments}
        value={linesOf(draft.payments, language)}
        onChange={(text) => onChange({ payments: withLines(draft.payments, language, text) })}
        maxLength={20 * MAX.name}
      />
      {(["languages_spoken", "insurances"] as const).map((field) => (
        <LinesField
          key={field}
          label={words[field]}
          value={draft[field].join("\n")}
          onChange={(text) => onChange({ [field]: entriesOf(text) })}
          maxLength={MAX.people * MAX.name}
        />
      ))}
    </div>
  );
}
