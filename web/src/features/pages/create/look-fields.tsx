// Colors and typeface, with their contrast and a preview.
import { CircleCheck } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { RadioGroup } from "@/ui/radio-group";
import { TextField } from "@/ui/text-field";
import { contrast, isColor, textOn } from "../contrast";
import { FONTS } from "../lists";
import type { SiteDraft, SiteErrors } from "../site-draft";
import { usePagesWords } from "../words";
import { LookPreview } from "./look-preview";
import { useCreateWords } from "./words";

export interface LookFieldsProps {
  draft: SiteDraft;
  onChange: (patch: Partial<SiteDraft>) => void;
  errors: SiteErrors;
  isDisabled?: boolean;
}

/** Fields at the left, preview at the right. */
export function LookFields({ draft, onChange, errors, isDisabled = false }: LookFieldsProps) {
  const { look: words } = useCreateWords();
  const { fonts } = usePagesWords();
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="flex flex-col gap-5">
        {(["primary", "accent"] as const).map((color) => (
          <ColorField
            key={color}
            label={words[color]}
            value={draft.colors[color]}
            isInvalid={errors[color] === true}
            isDisabled={isDisabled}
            onChange={(value) => onChange({ colors: { ...draft.colors, [color]: value } })}
          />
        ))}
        <div className="flex flex-col gap-1.5">
          <RadioGroup
            label={words.font}
            value={draft.font}
            isDisabled={isDisabled}
            onChange={(chosen) => onChange({ font: FONTS.find((font) => font === chosen) ?? draft.font })}
            choices={FONTS.map((font) => ({
              value: font,
              label: fonts[font].name,
              description: fonts[font].text,
            }))}
          />
          <p className="text-xs text-pretty text-ink-muted">{words.font_text}</p>
        </div>
      </div>
      <LookPreview draft={draft} />
    </div>
  );
}

interface ColorFieldProps {
  label: string;
  value: string;
  isInvalid: boolean;
  isDisabled: boolean;
  onChange: (color: string) => void;
}

function ColorField({ label, value, isInvalid, isDisabled, onChange }: ColorFieldProps) {
  const { look: words } = useCreateWords();
  const format = useFormat();
  const text = textOn(value);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3">
        <TextField
          label={label}
          value={value}
          onChange={(typed) => onChange(typed.trim().toLowerCase())}
          errorMessage={isInvalid ? words.invalid : undefined}
          maxLength={7}
          autoComplete="off"
          spellCheck="false"
          isDisabled={isDisabled}
          className="w-36"
        />
        <input
          type="color"
          aria-label={words.pick(label)}
          value={isColor(value) ? value : "#000000"}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          className="focus-ring mt-6.5 h-10 w-12 cursor-pointer rounded-md border border-control bg-surface p-1 sm:h-9"
        />
      </div>
      {isColor(value) && (
        <p className="numeric flex items-center gap-1.5 text-xs text-ink-muted">
          <CircleCheck className="size-3.5 shrink-0 text-good" strokeWidth={1.75} aria-hidden="true" />
          {words.contrast(
            `${format.rating(contrast(value, text))}:1`,
            text === "#ffffff" ? words.white : words.black,
          )}
          , {words.enough}
        </p>
      )}
    </div>
  );
}
