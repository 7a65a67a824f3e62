// The language that is written and shown, with its number of own words.

import { SegmentedControl } from "@/ui/segmented-control";
import type { Language } from "../types";
import { usePagesWords } from "../words";
import { useEditorWords } from "./words";

export interface LanguageSwitchProps {
  languages: readonly Language[];
  value: Language;
  /** Returns the number of own words in a language. */
  countWords: (language: Language) => number;
  onChange: (language: Language) => void;
}

/** Empty if the site has one language. */
export function LanguageSwitch({ languages, value, countWords, onChange }: LanguageSwitchProps) {
  const words = useEditorWords();
  const shared = usePagesWords();
  if (languages.length < 2) return <span />;
  return (
    <SegmentedControl
      label={words.language}
      choices={languages.map((id) => ({
        id,
        label: (
          <>
            {shared.languages[id]}
            <span className="numeric text-xs font-normal text-ink-muted">{words.words(countWords(id))}</span>
          </>
        ),
      }))}
      selected={value}
      onSelect={onChange}
    />
  );
}
