// The consent to one channel: its state, where it was given, and the proof.
import { DatePicker } from "@/ui/date-picker";
import { RadioGroup } from "@/ui/radio-group";
import { TextField } from "@/ui/text-field";
import type { Channel } from "../types";
import { CONSENT_CHOICES, type ConsentDraft } from "./form";
import { useContactWords } from "./words";

export interface ConsentFieldsProps {
  channel: Channel;
  consent: ConsentDraft;
  onChange: (consent: ConsentDraft) => void;
  /** True once it could not be saved for lack of a proof. */
  lacksProof: boolean;
}

/** The states; for a consent that was given, its proof. */
export function ConsentFields({ channel, consent, onChange, lacksProof }: ConsentFieldsProps) {
  const { form: words } = useContactWords();
  return (
    <div className="rounded-lg border border-line px-4 py-4">
      <RadioGroup
        label={words.channels[channel]}
        value={consent.state}
        onChange={(chosen) =>
          onChange({ ...consent, state: CONSENT_CHOICES.find((each) => each === chosen) ?? "none" })
        }
        choices={CONSENT_CHOICES.map((value) => ({
          value,
          label: words.states[value],
          description: words.states[`${value}_text`],
        }))}
      />
      {consent.state !== "none" && (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.source}
            placeholder={words.source_placeholder}
            value={consent.source}
            onChange={(source) => onChange({ ...consent, source })}
            maxLength={100}
            className="sm:col-span-2"
          />
          <TextField
            label={words.proof}
            placeholder={words.proof_placeholder}
            value={consent.proof}
            onChange={(proof) => onChange({ ...consent, proof })}
            maxLength={1000}
            rows={2}
            isRequired={consent.state === "granted"}
            errorMessage={lacksProof ? words.proof_required : undefined}
            className="sm:col-span-2"
          />
          <DatePicker
            label={words.given}
            value={consent.given}
            onChange={(given) => onChange({ ...consent, given })}
          />
          <DatePicker
            label={words.expires}
            value={consent.expires}
            onChange={(expires) => onChange({ ...consent, expires })}
          />
        </div>
      )}
    </div>
  );
}
