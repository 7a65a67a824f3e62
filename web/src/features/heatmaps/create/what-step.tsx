// First step: which location, and which keywords.
import type { RefObject } from "react";
import { Banner } from "@/ui/banner";
import { LocationField } from "@/ui/location-field";
import { useCreateWords, useHeatmapsWords } from "../words";
import type { Draft } from "./draft";
import { KeywordsField } from "./keywords-field";

export interface WhatStepProps {
  draft: Draft;
  /** Typed text that is not a keyword yet. */
  text: string;
  onText: (text: string) => void;
  onChange: (patch: Partial<Draft>) => void;
  /** The chosen location is known, and has no position. */
  isUnplaced: boolean;
  errors: { location?: string; keywords?: string };
  keywordInput: RefObject<HTMLInputElement | null>;
}

/** The two fields. */
export function WhatStep(props: WhatStepProps) {
  const { draft, text, onText, onChange, isUnplaced, errors, keywordInput } = props;
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
