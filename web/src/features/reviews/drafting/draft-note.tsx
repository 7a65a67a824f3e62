// Author of the draft, the reason for a template in place of the model, and discarded drafts.
import { Banner } from "@/ui/banner";
import { useDraftingWords, useGuardWords } from "../words";
import type { ReviewDraft } from "./stream";

export interface DraftNoteProps {
  draft: ReviewDraft | null;
  isWriting: boolean;
  isRestarted: boolean;
}

/** The note below the text area. */
export function DraftNote({ draft, isWriting, isRestarted }: DraftNoteProps) {
  const words = useDraftingWords();
  if (isWriting) {
    return (
      <p role="status" className="text-sm text-ink-muted">
        {isRestarted ? words.again : words.writing}
      </p>
    );
  }
  if (!draft) return null;
  const { model, is_simulated, fallback } = draft;
  if (model !== null) {
    return (
      <div role="status" className="flex flex-col gap-1 text-sm text-pretty text-ink-muted">
        <p>{is_simulated ? words.by_simulated : words.by_model(model)}</p>
        {draft.problems.length > 0 && <Discarded text={words.discarded} problems={draft.problems} />}
      </div>
    );
  }
  if (fallback === null) return null;
  return (
    <Banner kind="info" title={words.by_template}>
      <p>
        {Object.hasOwn(words.fallbacks, fallback)
          ? words.fallbacks[fallback as "guard"]
          : words.fallbacks.other}
      </p>
      {draft.problems.length > 0 && <Discarded problems={draft.problems} />}
    </Banner>
  );
}

function Discarded({ text, problems }: { text?: string; problems: string[] }) {
  const { avoided } = useDraftingWords();
  const { reasons, unknown } = useGuardWords();
  const line = (code: string) =>
    code === "avoided"
      ? avoided
      : Object.hasOwn(reasons, code)
        ? reasons[code as keyof typeof reasons]
        : unknown(code);
  return (
    <>
      {text && <p>{text}</p>}
      <ul className="list-disc pl-5">
        {problems.map((code) => (
          <li key={code}>{line(code)}</li>
        ))}
      </ul>
    </>
  );
}
