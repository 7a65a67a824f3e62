// Six digits, as mails and authenticator apps give them.
import { TextField, type TextFieldProps } from "@/ui/text-field";

const DIGITS = 6;

/** Returns the digits of the typed or pasted text, because people copy codes with spaces and dashes. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, DIGITS);
}

/** A field for a code of six digits; telephones offer to fill it in. */
export function CodeField({
  value,
  onChange,
  ...props
}: Omit<TextFieldProps, "value" | "onChange"> & { value: string; onChange: (code: string) => void }) {
  return (
    <TextField
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      value={value}
      onChange={(text) => onChange(digitsOf(text))}
      className="[&_input]:h-12 [&_input]:text-center [&_input]:font-mono [&_input]:text-xl [&_input]:tracking-[0.4em]"
    />
  );
}
