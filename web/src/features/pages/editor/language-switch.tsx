// The language that is written and shown, with its number of own words.

import { SegmentedControl } from "@/ui/segmented-control";
import type { Language } from "../types";
import { usePagesWords } from "../words";
import { type Draft, ownWords } from "./draft";
import { useEditorWords } from "./words";

export interface LanguageSwitchProps {
  languages: readonly Language[];
  value: Language;
  draft: Draft;
  onChange: (language: Language) => void;
}

/** Empty if the site has one language. */
export function LanguageSwitch({ languages, value, draft, onChange }: LanguageSwitchProps) {
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
            <span className="numeric text-xs font-normal text-ink-muted">
              {words.words(ownWords(draft, id))}
            </span>
          </>
        ),
      }))}
      selected={value}
      onSelect={onChange}
    />
  );
}
