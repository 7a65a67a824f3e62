// First step: location and keywords.
import type { RefObject } from "react";
import { Banner } from "@/ui/banner";
import { LocationField } from "@/ui/location-field";
import { useCreateWords, useHeatmapsWords } from "../words";
import type { Draft } from "./draft";
import { KeywordsField } from "./keywords-field";

export interface KeywordsStepProps {
  draft: Draft;
  /** Text in the keyword input that is not a keyword yet. */
  text: string;
  onText: (text: string) => void;
  onChange: (patch: Partial<Draft>) => void;
  /** True when the chosen location is loaded and has no coordinates. */
  hasNoPosition: boolean;
  errors: { location?: string; keywords?: string };
  keywordInput: RefObject<HTMLInputElement | null>;
}

/** Location field and keywords field. */
export function KeywordsStep(props: KeywordsStepProps) {
  const { draft, text, onText, onChange, hasNoPosition: isUnplaced, errors, keywordInput } = props;
  const { location: words } = useCreateWords();
  const { filters } = useHeatmapsWords();
  return (
    <div className="flex flex-col gap-5">
      <LocationField
        words={filters}
        value={draft.location}
        onChange={(location) => onChange({ location })}
        placeholder={words.placeholder}
        isRequired
        errorMessage={errors.location}
      />
      {isUnplaced && <Banner>{words.no_position}</Banner>}
      <KeywordsField
        keywords={draft.keywords}
        text={text}
        onChange={(keywords, rest) => {
          onText(rest);
          onChange({ keywords });
        }}
        errorMessage={errors.keywords}
        input={keywordInput}
      />
    </div>
  );
}
