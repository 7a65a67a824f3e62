// Writing a reply, or changing one.
import { FileText } from "lucide-react";
import { type RefObject, useEffect, useId, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { isMac } from "@/lib/shortcut-list";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { controlClass } from "@/ui/field";
import { Kbd } from "@/ui/kbd";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import { toasts } from "@/ui/toast";
import type { ReviewDetail } from "./api";
import { DraftButton } from "./drafting/draft-button";
import { DraftNote } from "./drafting/draft-note";
import { useDraft } from "./drafting/use-draft";
import { DraftContext } from "./drafts";
import { CheckPanel } from "./guard/check-panel";
import { bytesLeft, bytesOf, FEW_BYTES } from "./text";
import { useApprovalWords, useReviewsWords } from "./words";

const DRAFTS = lazyPart(() => import("./drafts-menu"), "DraftsMenu");
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The shortcut that goes to the reply. */
export interface ReplyFocus {
  area: RefObject<HTMLTextAreaElement | null>;
  /** True until the text area has the focus that the shortcut asked for. */
  isWanted: boolean;
  onFocused: () => void;
}

export interface ComposerProps {
  review: ReviewDetail;
  text: string;
  onText: (text: string) => void;
  /** `waits` is true when another member has to approve the text. */
  onSend: (text: string, waits: boolean) => void;
  /** Leaves an edit; absent for a new reply. */
  onCancel?: (() => void) | undefined;
  focus: ReplyFocus;
}

/** Text area, what remains of its limit, drafts, and the button that sends it. */
export function Composer({ review, text, onText, onSend, onCancel, focus }: ComposerProps) {
  const { area, isWanted, onFocused } = focus;
  const { composer: words, sources } = useReviewsWords();
  const approval = useApprovalWords().composer;
  const { ui } = useMessages();
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  // Text of the template that was chosen last: unchanged, it needs no approval.
  const [template, setTemplate] = useState<string>();
  // The shortcut may be pressed before the details of the review are here.
  useEffect(() => {
    if (isWanted) area.current?.focus();
  }, [isWanted, area]);
  const drafting = useDraft({ review: review.id, text, onText });
  const left = bytesLeft(text);
  const isEmpty = bytesOf(text) === 0;
  const canReply = review.can_reply;
  const isApproved = [template, review.reply?.text].includes(text.trim());
  const waits = review.needs_approval && !isApproved;
  const send = () => {
    if (drafting.isWriting) return;
    setMissing(isEmpty);
    if (isEmpty || left < 0) area.current?.focus();
    else onSend(text, waits);
  };
  const choose = (draft: string, isTemplate: boolean) => {
    if (!isEmpty) toasts.success(words.replaced, { label: ui.undo, onPress: () => onText(text) });
    onText(draft);
    setTemplate(isTemplate ? draft : undefined);
    setMissing(false);
  };
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.success(words.copied),
      () => toasts.error(words.copy_failed),
    );
  const sending = onCancel ? words.save : words.send;
  const label = waits ? approval.send : canReply ? sending : words.mark;
  const manual = review.source === "other" ? words.mark_text_other : words.mark_text(sources[review.source]);
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
      {!canReply && <p className="text-sm text-pretty text-ink-muted">{manual}</p>}
      <textarea
        ref={area}
        id={id}
        rows={5}
        onFocus={onFocused}
        value={text}
        readOnly={drafting.isWriting}
        onChange={(event) => {
          onText(event.target.value);
          setMissing(false);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            send();
          } else if (event.key === "Escape") event.currentTarget.blur();
        }}
        placeholder={canReply ? words.placeholder : words.placeholder_manual}
        aria-invalid={isMissing || left < 0}
        aria-describedby={`${id}-notes`}
        className={cx(
          controlClass,
          "field-sizing-content max-h-96 min-h-28 resize-y py-2",
          (isMissing || left < 0) && "border-poor",
        )}
      />
      <Notes id={`${id}-notes`} left={left} isMissing={isMissing} />
      {review.needs_approval && <p className="text-sm text-pretty text-ink-muted">{approval.hint}</p>}
      <DraftNote draft={drafting.draft} isWriting={drafting.isWriting} isRestarted={drafting.isRestarted} />
      <CheckPanel review={review.id} text={text} onText={onText} />
      <div className="flex flex-wrap items-center gap-2">
        <DraftButton isWriting={drafting.isWriting} onWrite={drafting.write} onStop={drafting.stop} />
        <DraftContext value={{ review: review.id, onChoose: choose }}>
          <MenuButton menu={DRAFTS} button={<Button icon={<FileText {...ICON} />}>{words.drafts}</Button>} />
        </DraftContext>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 max-sm:w-full">
          {onCancel && <Button onPress={onCancel}>{words.cancel}</Button>}
          {!canReply && (
            <Button isDisabled={isEmpty} onPress={() => void copy()}>
              {words.copy}
            </Button>
          )}
          <span className="hidden gap-1 xl:flex" aria-hidden="true">
            <Kbd>{isMac() ? "⌘" : "Ctrl"}</Kbd>
            <Kbd>↵</Kbd>
          </span>
          <Button type="submit" variant="primary" isDisabled={drafting.isWriting} className="max-sm:flex-1">
            {label}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Notes({ id, left, isMissing }: { id: string; left: number; isMissing: boolean }) {
  const { composer: words } = useReviewsWords();
  const format = useFormat();
  return (
    <p id={id} className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
      {isMissing && <span className="text-poor-ink">{words.required}</span>}
      {left < FEW_BYTES && (
        <span className={cx("numeric", left < 0 && "font-medium text-poor-ink")}>
          {left < 0 ? words.over(-left, format.number(-left)) : words.left(left, format.number(left))}
        </span>
      )}
    </p>
  );
}
