// The team.
import { Checkbox } from "@/ui/checkbox";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { linesOf, MAX, NEW_PERSON, withLines } from "./draft";
import type { FieldProps } from "./field-props";
import { ItemList } from "./item-list";
import { entriesOf, LinesField } from "./lines-field";
import { useEditorWords } from "./words";
import { WordsField } from "./words-field";

const ANSWERS = { yes: true, no: false, unknown: null } as const;
type AnswerKey = keyof typeof ANSWERS;
const KEYS = Object.keys(ANSWERS) as AnswerKey[];

/** One card per person, and the switch for new customers. */
export function PeopleFields({ draft, onChange, language }: FieldProps) {
  const { fields: words } = useEditorWords();
  return (
    <div className="flex flex-col gap-4">
      <ItemList
        items={draft.people}
        onChange={(people) => onChange({ people })}
        fresh={NEW_PERSON}
        max={MAX.people}
        addLabel={words.add_person}
        nameOf={({ name }, at) => name || words.person(at + 1)}
      >
        {(person, change) => (
          <div className="flex flex-col gap-3">
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label={words.name}
                value={person.name}
                onChange={(name) => change({ ...person, name })}
                maxLength={MAX.name}
              />
              <WordsField
                label={words.role}
                value={person.role}
                onChange={(role) => change({ ...person, role })}
                language={language}
                maxLength={MAX.name}
              />
            </div>
            <LinesField
              key={language}
              label={words.specialties}
              value={linesOf(person.specialties, language)}
              onChange={(text) =>
                change({ ...person, specialties: withLines(person.specialties, language, text) })
              }
              maxLength={12 * MAX.name}
            />
            <LinesField
              label={words.speaks}
              value={person.languages.join("\n")}
              onChange={(text) => change({ ...person, languages: entriesOf(text) })}
              maxLength={12 * MAX.name}
            />
            <WordsField
              label={words.there}
              placeholder={words.there_placeholder}
              value={person.hours_text}
              onChange={(hours_text) => change({ ...person, hours_text })}
              language={language}
              maxLength={MAX.short}
            />
            <Checkbox isSelected={person.shown} onChange={(isShown) => change({ ...person, shown: isShown })}>
              {words.shown}
            </Checkbox>
          </div>
        )}
      </ItemList>
      <Select
        label={words.accepts_new}
        value={KEYS.find((key) => ANSWERS[key] === draft.accepts_new) ?? "unknown"}
        choices={KEYS.map((id) => ({ id, label: words.accepts[id] }))}
        onChange={(id) => onChange({ accepts_new: ANSWERS[id as AnswerKey] })}
      />
    </div>
  );
}
