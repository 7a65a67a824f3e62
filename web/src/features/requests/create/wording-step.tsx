// Second step: texts by language, with a preview.
import { RotateCcw } from "lucide-react";
import { Button } from "@/ui/button";
import { Tabs } from "@/ui/tabs";
import type { Language } from "../types";
import { useRequestsWords } from "../words";
import { DEFAULTS } from "./defaults";
import { type Draft, LANGUAGES } from "./draft";
import { Preview } from "./preview";
import { WordingFields } from "./wording-fields";
import { useCreateWords } from "./words";

export interface WordingStepProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  /** True once the step could not be left. */
  isChecked: boolean;
}

/** A tab for each language. */
export function WordingStep({ draft, onChange, language, onLanguage, isChecked }: WordingStepProps) {
  const { wording: words } = useCreateWords();
  const { languages } = useRequestsWords();
  const set = (code: Language, wording: Draft["wording"][Language]) =>
    onChange({ wording: { ...draft.wording, [code]: wording } });
  return (
    <Tabs
      label={words.language}
      selected={language}
      onSelect={(id) => onLanguage(LANGUAGES.find((each) => each === id) ?? language)}
      tabs={LANGUAGES.map((code) => {
        const wording = draft.wording[code];
        const isOnly = LANGUAGES.every((each) => each === code || draft.wording[each] === null);
        return {
          id: code,
          label: languages[code],
          content: wording ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
              <div className="flex min-w-0 flex-col gap-3">
                <WordingFields
                  language={code}
                  wording={wording}
                  onChange={(next) => set(code, next)}
                  isChecked={isChecked}
                />
                <div className="flex flex-wrap gap-2 border-t border-line pt-3">
                  <Button
                    size="sm"
                    variant="ghost"
                    className="-ml-3"
                    icon={<RotateCcw className="size-4" strokeWidth={1.5} aria-hidden="true" />}
                    onPress={() => set(code, DEFAULTS[code])}
                  >
                    {words.reset}
                  </Button>
                  {!isOnly && (
                    <Button size="sm" variant="ghost" onPress={() => set(code, null)}>
                      {words.remove}
                    </Button>
                  )}
                </div>
              </div>
              <Preview language={code} wording={wording} location={draft.locations[0]} />
            </div>
          ) : (
            <div className="flex flex-col items-center gap-1 py-10 text-center">
              <p className="font-medium text-ink">{words.without(languages[code])}</p>
              <p className="text-sm text-ink-muted">{words.without_text}</p>
              <Button className="mt-3" onPress={() => set(code, DEFAULTS[code])}>
                {words.add}
              </Button>
            </div>
          ),
        };
      })}
    />
  );
}
