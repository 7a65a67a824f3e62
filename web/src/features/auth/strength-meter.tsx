// Password strength meter: five segments, a word and a hint.
import { useEffect, useState } from "react";
import { Label, Meter } from "react-aria-components";
import { useMessages } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import { mayBePassphrase, refusalOf, type StrengthLevel, strengthLevel, strengthScore } from "./strength";

const SEGMENTS = [1, 2, 3, 4, 5];

const FILL: Record<StrengthLevel, string> = {
  weak: "bg-poor",
  fair: "bg-fair",
  good: "bg-good",
  strong: "bg-good",
};

/** Shows the strength of the typed password; a passphrase that is hard to guess counts as good. */
export function StrengthMeter({ password }: { password: string }) {
  const { signup } = useMessages().auth;
  const isPassphrase = useIsPassphrase(password);
  const points = strengthScore(password);
  const level = isPassphrase ? "good" : strengthLevel(points);
  const filled = isPassphrase ? 3 : points;
  const word = password ? signup.strength_levels[level] : "";
  return (
    <div className="flex flex-col gap-1.5">
      <Meter value={filled} minValue={0} maxValue={5} valueLabel={word || signup.strength_levels.weak}>
        <span className="flex items-baseline justify-between text-xs">
          <Label className="text-ink-muted">{signup.strength}</Label>
          <span className="font-semibold text-ink" aria-live="polite" data-slot="strength-level">
            {word}
          </span>
        </span>
        <span className="mt-1.5 grid grid-cols-5 gap-1" aria-hidden="true">
          {SEGMENTS.map((segment) => (
            <span
              key={segment}
              className={cx(
                "h-1.5 rounded-full transition-colors duration-150",
                password && segment <= filled ? FILL[level] : "bg-line",
              )}
            />
          ))}
        </span>
      </Meter>
      {level !== "strong" && (
        <p className="text-xs text-ink-muted">{isPassphrase ? signup.passphrase_ok : signup.strength_hint}</p>
      )}
    </div>
  );
}

function useIsPassphrase(password: string): boolean {
  const [accepted, setAccepted] = useState<string | null>(null);
  useEffect(() => {
    if (!mayBePassphrase(password)) return;
    let isCurrent = true;
    void refusalOf(password).then((refusal) => isCurrent && setAccepted(refusal ? null : password));
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return accepted === password && mayBePassphrase(password);
}
