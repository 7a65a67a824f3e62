// The answers to a message, and the field that writes the next one.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { idempotencyKey } from "@/lib/idempotency-key";
import { useMay } from "@/lib/may";
import { isMac } from "@/lib/shortcut-list";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { controlClass } from "@/ui/field";
import { Kbd } from "@/ui/kbd";
import { ProblemNote } from "@/ui/problem-note";
import { toasts } from "@/ui/toast";
import { refusalText } from "../refusal";
import type { Feedback } from "../types";
import { answerFeedback } from "./api";
import { useFeedbackWords } from "./words";

/** Maximum characters of an answer. */
const MAX_TEXT = 4000;
/** Characters left from which on they are counted. */
const COUNTER_THRESHOLD = 500;

export interface ConversationProps {
  feedback: Feedback;
  unsent: string;
  onUnsent: (text: string) => void;
}

/** Answers, the oldest first. */
export function Conversation({ feedback, unsent, onUnsent }: ConversationProps) {
  const { conversation: words, composer } = useFeedbackWords();
  const format = useFormat();
  const may = useMay();
  return (
    <section aria-label={words.title} className="flex flex-col gap-4">
      {feedback.messages.length > 0 && (
        <ol className="flex flex-col gap-3">
          {feedback.messages.map(({ id, text, author, sent_at }) => (
            <li key={id} className="rounded-lg border border-line bg-primary-soft px-4 py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-ink-muted">
                <bdi>{words.answered(author.name ?? words.former)}</bdi>
                <time dateTime={sent_at} className="numeric">
                  {format.dateTime(sent_at)}
                </time>
              </p>
              <p className="mt-1.5 max-w-[65ch] break-words whitespace-pre-wrap text-ink" dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {feedback.email === null ? (
        <Banner>{composer.no_email}</Banner>
      ) : (
        may("send_requests") && (
          <Composer feedback={feedback} email={feedback.email} unsent={unsent} onUnsent={onUnsent} />
        )
      )}
    </section>
  );
}

function Composer({ feedback, email, unsent, onUnsent }: ConversationProps & { email: string }) {
  const { composer: words } = useFeedbackWords();
  const client = useQueryClient();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const key = useRef(idempotencyKey());
  const [isMissing, setMissing] = useState(false);
  const left = MAX_TEXT - [...unsent].length;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answerFeedback(feedback.id, unsent.trim(), key.current),
    onSuccess: () => {
      key.current = idempotencyKey();
      onUnsent("");
      toasts.success(words.sent);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["feedback"] }),
  });
  const send = () => {
    const isEmpty = unsent.trim() === "";
    setMissing(isEmpty);
    if (isEmpty || left < 0) area.current?.focus();
    else if (!isPending) mutate();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-2"
    >
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {words.label}
      </label>
      {error && (
        <Banner kind="error" title={words.failed}>
          {refusalText(error, words.reasons) ?? <ProblemNote error={error} />}
        </Banner>
      )}
      <textarea
        ref={area}
        id={id}
        rows={5}
        value={unsent}
        onChange={(event) => {
          setMissing(false);
          // Another text is another answer.
          key.current = idempotencyKey();
          onUnsent(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            send();
          } else if (event.key === "Escape") event.currentTarget.blur();
        }}
        placeholder={feedback.name ? words.placeholder(feedback.name) : words.placeholder_anonymous}
        aria-invalid={isMissing || left < 0}
        aria-describedby={`${id}-notes`}
        className={cx(
          controlClass,
          "field-sizing-content max-h-96 min-h-28 resize-y py-2",
          (isMissing || left < 0) && "border-poor",
        )}
      />
      <p id={`${id}-notes`} className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
        {isMissing && <span className="text-poor-ink">{words.required}</span>}
        <bdi className="min-w-0 break-all">{words.to(email)}</bdi>
        {left < COUNTER_THRESHOLD && (
          <span className={cx("numeric", left < 0 && "font-medium text-poor-ink")}>{words.left(left)}</span>
        )}
      </p>
      <div className="flex items-center justify-end gap-2">
        <span className="hidden gap-1 xl:flex" aria-hidden="true">
          <Kbd>{isMac() ? "⌘" : "Ctrl"}</Kbd>
          <Kbd>↵</Kbd>
        </span>
        <Button type="submit" variant="primary" isPending={isPending} className="max-sm:flex-1">
          {words.send}
        </Button>
      </div>
    </form>
  );
}
