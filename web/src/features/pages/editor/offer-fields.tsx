// Menu and services with their prices.
import { TextField } from "@/ui/text-field";
import { MAX, type MenuItem, NEW_ITEM, NEW_SECTION, NEW_SERVICE } from "./draft";
import type { FieldProps } from "./field-props";
import { ItemList } from "./item-list";
import { useEditorWords } from "./words";
import { WordsField } from "./words-field";

/** Sections with their dishes. */
export function MenuFields({ draft, onChange, language }: FieldProps) {
  const { fields: words } = useEditorWords();
  return (
    <ItemList
      items={draft.menu}
      onChange={(menu) => onChange({ menu })}
      fresh={NEW_SECTION}
      max={MAX.sections}
      addLabel={words.add_section}
      nameOf={(section, at) => section.name[language] || `${words.section} ${at + 1}`}
    >
      {(section, change) => (
        <div className="flex flex-col gap-3">
          <WordsField
            label={words.section}
            value={section.name}
            onChange={(name) => change({ ...section, name })}
            language={language}
            maxLength={MAX.name}
          />
          <ItemList
            items={section.items}
            onChange={(items) => change({ ...section, items })}
            fresh={NEW_ITEM}
            max={MAX.items}
            addLabel={words.add_dish}
            nameOf={(item, at) => item.name[language] || `${words.dish} ${at + 1}`}
          >
            {(item, set) => <OfferFields item={item} onChange={set} language={language} />}
          </ItemList>
        </div>
      )}
    </ItemList>
  );
}

/** Services, and a line about prices. */
export function ServiceFields({ draft, onChange, language }: FieldProps) {
  const { fields: words } = useEditorWords();
  return (
    <div className="flex flex-col gap-4">
      <ItemList
        items={draft.services}
        onChange={(services) => onChange({ services })}
        fresh={NEW_SERVICE}
        max={MAX.items}
        addLabel={words.add_service}
        nameOf={(item, at) => item.name[language] || words.service(at + 1)}
      >
        {(item, set) => <OfferFields item={item} onChange={set} language={language} />}
      </ItemList>
      <WordsField
        label={words.price_note}
        value={draft.price_note}
        onChange={(price_note) => onChange({ price_note })}
        language={language}
        maxLength={MAX.short}
      />
    </div>
  );
}

interface OfferFieldsProps {
  item: MenuItem;
  onChange: (item: MenuItem) => void;
  language: FieldProps["language"];
}

/** Name, price and description of a dish or a service. */
function OfferFields({ item, onChange, language }: OfferFieldsProps) {
  const { fields: words } = useEditorWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
      <WordsField
        label={words.name}
        value={item.name}
        onChange={(name) => onChange({ ...item, name })}
        language={language}
        maxLength={MAX.name}
      />
      <TextField
        label={words.price}
        placeholder={words.price_placeholder}
        value={item.price}
        onChange={(price) => onChange({ ...item, price })}
        maxLength={MAX.price}
      />
      <WordsField
        label={words.description}
        value={item.description}
        onChange={(description) => onChange({ ...item, description })}
        language={language}
        maxLength={MAX.short}
        rows={2}
        className="col-span-2"
      />
    </div>
  );
}
