// Recipients of the reports: addresses with the language of each.
import { Plus, X } from "lucide-react";
import { Badge } from "@/ui/badge";
import { Button, IconButton } from "@/ui/button";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import type { Recipient, ReportLanguage } from "../types";
import { useReportsWords } from "../words";
import { MAX_EMAIL, MAX_RECIPIENTS, troublesOfRecipients, typedRecipients } from "./draft";
import { useSchedulesWords } from "./words";

export interface RecipientsFieldProps {
  recipients: readonly Recipient[];
  onChange: (recipients: readonly Recipient[]) => void;
  /** Language of a new row. */
  language: ReportLanguage;
  /** True once the reader tried to go on. */
  showsErrors: boolean;
}

/** A row for each, up to five. */
export function RecipientsField({ recipients, onChange, language, showsErrors }: RecipientsFieldProps) {
  const { fields: words, troubles } = useSchedulesWords();
  const { languages } = useReportsWords();
  const rowTroubles = troublesOfRecipients(recipients);
  const isMissing = showsErrors && typedRecipients(recipients).length === 0;
  const set = (at: number, patch: Partial<Recipient>) =>
    onChange(recipients.map((each, index) => (index === at ? { ...each, ...patch } : each)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink">{words.recipients}</legend>
      {recipients.map((recipient, at) => {
        const trouble = showsErrors ? rowTroubles[at] : null;
        const error = trouble ? troubles[trouble] : at === 0 && isMissing ? troubles.no_recipient : undefined;
        return (
          // Rows are only added at the end and known by their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a row changes with each key
          <div key={at} className="grid grid-cols-[minmax(0,1fr)_7.5rem_auto] items-start gap-2">
            <div className="min-w-0">
              <TextField
                label={words.email(at + 1)}
                hideLabel
                type="email"
                inputMode="email"
                autoComplete="off"
                placeholder={words.email_placeholder}
                value={recipient.email}
                onChange={(email) => set(at, { email })}
                maxLength={MAX_EMAIL}
                errorMessage={error}
              />
              {recipient.is_stopped && (
                <span className="mt-1 block">
                  <Badge>{words.stopped}</Badge>
                </span>
              )}
            </div>
            <Select
              label={words.language(at + 1)}
              hideLabel
              value={recipient.language}
              choices={[
                { id: "en", label: languages.en },
                { id: "fr", label: languages.fr },
              ]}
              onChange={(chosen) => set(at, { language: chosen === "fr" ? "fr" : "en" })}
            />
            <IconButton
              label={words.remove(at + 1)}
              isDisabled={recipients.length === 1}
              onPress={() => onChange(recipients.filter((_, index) => index !== at))}
            >
              <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          </div>
        );
      })}
      {recipients.length < MAX_RECIPIENTS && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 self-start"
          icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          onPress={() => onChange([...recipients, { email: "", language }])}
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}
