// Code, address and terms of an offer.
import { TextField } from "@/ui/text-field";
import { MAX_CODE, MAX_TERMS, MAX_URL } from "./draft";
import type { DraftFieldsProps } from "./title-field";
import { useComposerWords } from "./words";

/** All three are optional. */
export function OfferFields({ draft, onChange, errors }: DraftFieldsProps) {
  const { offer: words } = useComposerWords();
  return (
    <div className="flex flex-col gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField
          label={words.code}
          hint={words.optional}
          value={draft.code}
          onChange={(code) => onChange({ code })}
          maxLength={MAX_CODE}
        />
        <TextField
          label={words.url}
          hint={words.optional}
          value={draft.offerUrl}
          onChange={(offerUrl) => onChange({ offerUrl })}
          maxLength={MAX_URL}
          inputMode="url"
          errorMessage={errors.offerUrl && words.url_invalid}
        />
      </div>
      <TextField
        label={words.terms}
        hint={words.optional}
        value={draft.terms}
        onChange={(terms) => onChange({ terms })}
        maxLength={MAX_TERMS}
        rows={2}
      />
    </div>
  );
}
