// A color, typed or picked, with the way out when charts could not show it.
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { useBrandWords } from "./words";

const HEX = /^#[0-9a-f]{6}$/i;

export interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Refusal of the server: its code, and the nearest color that it takes. */
  refused?: { code: string; params?: Record<string, unknown> | null | undefined } | undefined;
}

/** The field with a picker beside it. */
export function ColorField({ label, value, onChange, refused }: ColorFieldProps) {
  const { dialog: words } = useBrandWords();
  const nearest = refused?.code === "low_contrast" ? String(refused.params?.nearest ?? "") : "";
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex items-start gap-3">
        <TextField
          label={label}
          value={value}
          onChange={onChange}
          errorMessage={refused && (nearest ? words.too_light(nearest) : words.wrong_color)}
          maxLength={7}
          autoComplete="off"
          className="w-40"
        />
        <input
          type="color"
          aria-label={words.pick(label)}
          value={HEX.test(value) ? value : "#12355b"}
          onChange={(event) => onChange(event.target.value)}
          className="focus-ring mt-6.5 h-11 w-12 sm:h-9 cursor-pointer rounded-md border border-control bg-surface p-1"
        />
      </div>
      {nearest && (
        <Button size="sm" onPress={() => onChange(nearest)}>
          {words.take(nearest)}
        </Button>
      )}
    </div>
  );
}
