// Comparison, language, sections and note: the same for a report and for a schedule.
import type { ReactNode } from "react";
import { RadioGroup } from "@/ui/radio-group";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { useReportsWords } from "../words";
import { COMPARES, type Content, MAX_NOTE, type Trouble } from "./draft";
import { SectionsField } from "./sections-field";
import { useCreateWords } from "./words";

export interface ContentFieldsProps {
  content: Content;
  onChange: (patch: Partial<Content>) => void;
  trouble: Trouble | null;
  /** The period, above the comparison with the one before. */
  period: ReactNode;
}

/** Choices at the left, sections at the right. */
export function ContentFields({ content, onChange, trouble, period }: ContentFieldsProps) {
  const words = useCreateWords();
  const { languages } = useReportsWords();
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      <div className="flex flex-col gap-5">
        {period}
        <RadioGroup
          label={words.compare.label}
          value={content.compare}
          onChange={(chosen) => onChange({ compare: COMPARES.find((each) => each === chosen) ?? "none" })}
          choices={COMPARES.map((value) => ({ value, label: words.compare[value] }))}
        />
        <Select
          label={words.language.label}
          value={content.language}
          choices={[
            { id: "en", label: languages.en },
            { id: "fr", label: languages.fr },
          ]}
          onChange={(chosen) => onChange({ language: chosen === "fr" ? "fr" : "en" })}
        />
        <TextField
          label={words.note.label}
          hint={words.note.optional}
          description={words.note.help}
          rows={4}
          maxLength={MAX_NOTE}
          value={content.note}
          onChange={(note) => onChange({ note })}
        />
      </div>
      <SectionsField
        sections={content.sections}
        onChange={(sections) => onChange({ sections })}
        errorMessage={trouble === "sections" ? words.troubles.sections : undefined}
      />
    </div>
  );
}
