// The text of a reply that is not sent, beside the one that it changes.
import { useApprovalWords } from "../words";

export interface QuotedReplyProps {
  /** Reply that is shown now; undefined without one. */
  before: string | undefined;
  text: string;
}

/** The reply before and after the change, or a new one alone. */
export function QuotedReply({ before, text }: QuotedReplyProps) {
  const words = useApprovalWords();
  if (before === undefined) return <Quote text={text} />;
  return (
    <dl className="flex flex-col gap-3">
      {[
        { name: words.before, text: before, isOld: true },
        { name: words.after, text, isOld: false },
      ].map((each) => (
        <div key={each.name}>
          <dt className="mb-1 text-xs font-medium text-ink-muted">{each.name}</dt>
          <dd>
            <Quote text={each.text} isOld={each.isOld} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Quote({ text, isOld = false }: { text: string; isOld?: boolean }) {
  return (
    <p
      className={
        isOld
          ? "border-l-2 border-line-strong pl-3 break-words whitespace-pre-wrap text-ink-muted"
          : "border-l-2 border-brass pl-3 break-words whitespace-pre-wrap text-ink"
      }
      dir="auto"
    >
      {text}
    </p>
  );
}
