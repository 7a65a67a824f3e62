// The fields of each block.
import type { ReactNode } from "react";
import { Checkbox } from "@/ui/checkbox";
import { Link } from "@/ui/link";
import { TextField } from "@/ui/text-field";
import { homeSettings, photosOf, reviewsOf } from "../places";
import type { BlockKind } from "../types";
import { AccessFields } from "./access-fields";
import { MAX, NEW_DEPARTMENT, NEW_QUESTION } from "./draft";
import type { FieldProps } from "./field-props";
import { ItemList } from "./item-list";
import { entriesOf, LinesField } from "./lines-field";
import { MenuFields, ServiceFields } from "./offer-fields";
import { PeopleFields } from "./people-fields";
import { useEditorWords } from "./words";
import { WordsField } from "./words-field";

export interface BlockFieldsProps extends FieldProps {
  block: BlockKind;
  /** Id of the location. */
  location: string;
}

/** Fields of a block, or a note on the source of its content. */
export function BlockFields({ block, location, ...props }: BlockFieldsProps) {
  const { notes, fields } = useEditorWords();
  const blocks: Record<BlockKind, () => ReactNode> = {
    hours: () => (
      <>
        <Note text={notes.hours} href={homeSettings(location)} link={notes.to_hours} />
        <Checkbox
          className="mt-4"
          isSelected={props.draft.by_appointment}
          onChange={(by_appointment) => props.onChange({ by_appointment })}
        >
          {fields.by_appointment}
        </Checkbox>
      </>
    ),
    about: () => <AboutFields {...props} />,
    menu: () => <MenuFields {...props} />,
    services: () => <ServiceFields {...props} />,
    people: () => <PeopleFields {...props} />,
    departments: () => <DepartmentFields {...props} />,
    photos: () => <Note text={notes.photos} href={photosOf(location)} link={notes.to_photos} />,
    access: () => <AccessFields {...props} />,
    areas: () => <AreaFields {...props} />,
    faq: () => <FaqFields {...props} />,
    news: () => <NewsFields {...props} />,
    reviews: () => <Note text={notes.reviews} href={reviewsOf(location)} link={notes.to_reviews} />,
    nearby: () => <Note text={notes.nearby} />,
  };
  return blocks[block]();
}

function Note({ text, href, link }: { text: string; href?: string; link?: string }) {
  return (
    <p className="text-sm text-pretty text-ink-muted">
      {text} {href !== undefined && link !== undefined && <Link href={href}>{link}</Link>}
    </p>
  );
}

function AboutFields({ draft, onChange, language }: FieldProps) {
  const { fields: words } = useEditorWords();
  const texts = draft.texts[language];
  const set = (patch: Partial<typeof texts>) =>
    onChange({ texts: { ...draft.texts, [language]: { ...texts, ...patch } } });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={words.intro}
        lang={language}
        placeholder={words.intro_placeholder}
        value={texts.intro}
        onChange={(intro) => set({ intro })}
        maxLength={MAX.long}
        rows={5}
      />
      <ItemList
        key={language}
        items={texts.paragraphs}
        onChange={(paragraphs) => set({ paragraphs })}
        fresh=""
        max={MAX.paragraphs}
        addLabel={words.add_paragraph}
        nameOf={(_, at) => words.paragraph(at + 1)}
      >
        {(text, change, at) => (
          <TextField
            label={words.paragraph(at + 1)}
            hideLabel
            lang={language}
            value={text}
            onChange={change}
            maxLength={MAX.paragraph}
            rows={5}
          />
        )}
      </ItemList>
    </div>
  );
}

function DepartmentFields({ draft, onChange, language }: FieldProps) {
  const { fields: words } = useEditorWords();
  const texts = draft.texts[language];
  return (
    <div className="flex flex-col gap-4">
      <ItemList
        items={draft.departments}
        onChange={(departments) => onChange({ departments })}
        fresh={NEW_DEPARTMENT}
        max={MAX.people}
        addLabel={words.add_department}
        nameOf={(item, at) => item.name[language] || words.department(at + 1)}
      >
        {(item, change) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <WordsField
              label={words.name}
              value={item.name}
              onChange={(name) => change({ ...item, name })}
              language={language}
              maxLength={MAX.name}
            />
            <WordsField
              label={words.own_hours}
              value={item.hours_text}
              onChange={(hours_text) => change({ ...item, hours_text })}
              language={language}
              maxLength={MAX.short}
            />
          </div>
        )}
      </ItemList>
      <TextField
        label={words.stock_note}
        lang={language}
        placeholder={words.stock_placeholder}
        value={texts.stock_note}
        onChange={(stock_note) =>
          onChange({ texts: { ...draft.texts, [language]: { ...texts, stock_note } } })
        }
        maxLength={MAX.short}
        rows={2}
      />
    </div>
  );
}

function AreaFields({ draft, onChange }: FieldProps) {
  const { fields: words } = useEditorWords();
  return (
    <LinesField
      label={words.areas}
      value={draft.areas.join("\n")}
      onChange={(text) => onChange({ areas: entriesOf(text) })}
      maxLength={MAX.items * MAX.name}
    />
  );
}

function FaqFields({ draft, onChange, language }: FieldProps) {
  const { fields: words } = useEditorWords();
  return (
    <ItemList
      items={draft.faq}
      onChange={(faq) => onChange({ faq })}
      fresh={NEW_QUESTION}
      max={MAX.faq}
      addLabel={words.add_question}
      nameOf={(item, at) => item.question[language] || words.questions(at + 1)}
    >
      {(item, change) => (
        <div className="flex flex-col gap-3">
          <WordsField
            label={words.question}
            value={item.question}
            onChange={(question) => change({ ...item, question })}
            language={language}
            maxLength={MAX.question}
          />
          <WordsField
            label={words.answer}
            value={item.answer}
            onChange={(answer) => change({ ...item, answer })}
            language={language}
            maxLength={MAX.long}
            rows={3}
          />
        </div>
      )}
    </ItemList>
  );
}

function NewsFields({ draft, onChange, language }: FieldProps) {
  const { fields: words } = useEditorWords();
  const texts = draft.texts[language];
  return (
    <TextField
      label={words.news}
      lang={language}
      placeholder={words.news_placeholder}
      value={texts.news}
      onChange={(news) => onChange({ texts: { ...draft.texts, [language]: { ...texts, news } } })}
      maxLength={MAX.long}
      rows={4}
    />
  );
}
