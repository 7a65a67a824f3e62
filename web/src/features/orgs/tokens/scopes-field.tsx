// Scopes of a new token: reading always, and more by choice.
import { Checkbox } from "@/ui/checkbox";
import { SCOPES, type Scope } from "./api";
import { useTokenWords } from "./words";

export interface ScopesFieldProps {
  chosen: readonly Scope[];
  onChange: (chosen: readonly Scope[]) => void;
}

/** A checkbox for each scope, with its description. */
export function ScopesField({ chosen, onChange }: ScopesFieldProps) {
  const { dialog: words, scopes } = useTokenWords();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{words.scope}</legend>
      {SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          isSelected={chosen.includes(scope)}
          isDisabled={scope === "read"}
          onChange={(isChosen) =>
            onChange(SCOPES.filter((one) => (one === scope ? isChosen : chosen.includes(one))))
          }
        >
          {scopes[scope]}
          <span className="block text-xs text-ink-muted">{words.scope_text[scope]}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
