// Reasons against a reply, below the text area.
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { useGuardWords } from "../words";
import { type ShownReason, shownCheck } from "./reasons";
import { useCheck } from "./use-check";

export interface CheckPanelProps {
  review: string;
  text: string;
  onText: (text: string) => void;
}

/** Rules of the profession, blocking reasons, warnings, and the neutral wording that the check offers. */
export function CheckPanel({ review, text, onText }: CheckPanelProps) {
  const words = useGuardWords();
  const { ui } = useMessages();
  const check = useCheck(review, text);
  if (!check || (check.reasons.length === 0 && check.notices.length === 0)) return null;
  const { blocking, warnings, wording } = shownCheck(check, words);
  const replace = (neutral: string) => {
    onText(neutral);
    toasts.success(words.replaced, { label: ui.undo, onPress: () => onText(text) });
  };
  return (
    <section aria-label={words.label} className="flex flex-col gap-2">
      {check.notices.map((notice) => (
        <Banner key={notice} kind="warning" title={words.notices[notice].title}>
          {words.notices[notice].text}
        </Banner>
      ))}
      {blocking.length > 0 && (
        <Banner kind="error" title={words.blocking}>
          <Reasons reasons={blocking} />
        </Banner>
      )}
      {warnings.length > 0 && (
        <Banner kind="warning" title={words.warning}>
          <Reasons reasons={warnings} />
        </Banner>
      )}
      {wording !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
          <p className="min-w-0 flex-1 basis-64 text-pretty" dir="auto">
            {wording}
          </p>
          <Button size="sm" onPress={() => replace(wording)}>
            {words.use_wording}
          </Button>
        </div>
      )}
    </section>
  );
}

function Reasons({ reasons }: { reasons: ShownReason[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {reasons.map(({ code, text, excerpt }) => (
        <li key={code}>
          {text}
          {excerpt !== null && (
            <span className="mt-0.5 block border-l-2 border-line-strong pl-2 break-words text-ink" dir="auto">
              {excerpt}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
