// The telephone numbers beside the main one.
import { Plus, X } from "lucide-react";
import { Button, IconButton } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { MAX_ADDITIONAL_PHONES, PHONE_LIMIT } from "./draft";
import { useSettingsWords } from "./words";

export interface PhonesFieldProps {
  value: readonly string[];
  onChange: (phones: readonly string[]) => void;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
}

/** A field for each, and a button while there is room for another. */
export function PhonesField({ value, onChange, errorMessage, isDisabled = false }: PhonesFieldProps) {
  const { fields, phones } = useSettingsWords();
  return (
    <div className="flex flex-col gap-3" data-field="additional_phones">
      {value.map((phone, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place among the others
          key={index}
          className="flex items-end gap-1"
        >
          <TextField
            name="additional_phones"
            type="tel"
            inputMode="tel"
            label={fields.additional_phone(index + 2)}
            value={phone}
            onChange={(text) => onChange(value.with(index, text))}
            maxLength={PHONE_LIMIT}
            // The server does not say which of the two it means.
            isInvalid={errorMessage !== undefined}
            errorMessage={index === value.length - 1 ? errorMessage : undefined}
            isDisabled={isDisabled}
            autoFocus={phone === ""}
            className="flex-1"
          />
          <IconButton
            label={phones.remove(index + 2)}
            isDisabled={isDisabled}
            onPress={() => onChange(value.filter((_, each) => each !== index))}
          >
            <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {value.length < MAX_ADDITIONAL_PHONES && (
        <Button
          variant="ghost"
          size="sm"
          isDisabled={isDisabled}
          onPress={() => onChange([...value, ""])}
          icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          className="-ml-3 self-start"
        >
          {phones.add}
        </Button>
      )}
    </div>
  );
}
