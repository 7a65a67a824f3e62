// Approval bar of a reply: author, change and decision.
import { Check, MessageSquareReply, PencilLine } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { controlClass } from "@/ui/field";
import { TextField } from "@/ui/text-field";
import type { ReplyRequest } from "../api";
import { CheckPanel } from "../guard/check-panel";
import { bytesLeft, bytesOf } from "../text";
import { useApproveReply, useSendReplyBack } from "../use-work";
import { useApprovalWords } from "../words";
import { QuotedReply } from "./quoted-reply";

/** Maximum characters of a comment. */
const MAX_COMMENT = 500;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface ApprovalBarProps {
  request: ReplyRequest;
  /** Reply that is shown now; undefined without one. */
  before: string | undefined;
  /** True when the shortcut to the reply was pressed. */
  isWanted: boolean;
  onFocused: () => void;
}

/** Approve, edit, or send back with a comment. */
export function ApprovalBar({ request, before, isWanted, onFocused }: ApprovalBarProps) {
  const words = useApprovalWords();
  const format = useFormat();
  const id = useId();
  const [mode, setMode] = useState<"read" | "edit" | "comment">("read");
  const buttons = useRef<HTMLDivElement>(null);
  const { mutate: approve, isPending } = useApproveReply();
  const { review_id, version, text, asked_at, asked_by } = request;
  useEffect(() => {
    if (!isWanted) return;
    buttons.current?.querySelector("button")?.focus();
    onFocused();
  }, [isWanted, onFocused]);
  const agree = (edited?: string) =>
    approve(
      edited === undefined || edited.trim() === text
        ? { review_id, version }
        : { review_id, version, text: edited },
    );
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-lg border border-brass/50 bg-brass-soft px-4 py-4"
    >
      <header>
        <h3 id={id} className="font-semibold break-words">
          {asked_by.name === null ? words.someone_asks : words.asks(asked_by.name)}
        </h3>
        <time dateTime={asked_at} className="text-xs text-ink-muted">
          {words.written(format.dateTime(asked_at))}
        </time>
      </header>
      {mode === "edit" ? (
        <EditForm request={request} isPending={isPending} onSend={agree} onCancel={() => setMode("read")} />
      ) : (
        <>
          <QuotedReply before={before} text={text} />
          {mode === "comment" ? (
            <CommentForm request={request} onCancel={() => setMode("read")} />
          ) : (
            <div ref={buttons} className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                isPending={isPending}
                onPress={() => agree()}
                icon={<Check {...ICON} />}
                className="max-sm:w-full"
              >
                {words.approve}
              </Button>
              <Button
                onPress={() => setMode("edit")}
                icon={<PencilLine {...ICON} />}
                className="max-sm:flex-1"
              >
                {words.edit}
              </Button>
              <Button
                onPress={() => setMode("comment")}
                icon={<MessageSquareReply {...ICON} />}
                className="max-sm:flex-1"
              >
                {words.send_back}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

interface EditFormProps {
  request: ReplyRequest;
  isPending: boolean;
  onSend: (text: string) => void;
  onCancel: () => void;
}

function EditForm({ request, isPending, onSend, onCancel }: EditFormProps) {
  const words = useApprovalWords();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(request.text);
  useEffect(() => area.current?.focus(), []);
  const isSendable = bytesOf(text) > 0 && bytesLeft(text) >= 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSendable) onSend(text);
    else area.current?.focus();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {words.edit_label}
      </label>
      <textarea
        ref={area}
        id={id}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-invalid={!isSendable}
        className={`${controlClass} field-sizing-content max-h-96 min-h-28 resize-y py-2`}
      />
      <CheckPanel review={request.review_id} text={text} onText={setText} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isPending} className="max-sm:flex-1">
          {words.approve_edited}
        </Button>
        <Button onPress={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}

function CommentForm({ request, onCancel }: { request: ReplyRequest; onCancel: () => void }) {
  const words = useApprovalWords();
  const [comment, setComment] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useSendReplyBack();
  const { review_id, version } = request;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (comment.trim() === "") {
      setMissing(true);
      event.currentTarget.querySelector("textarea")?.focus();
      return;
    }
    mutate({ review_id, version, comment });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={words.comment}
        placeholder={words.comment_placeholder}
        rows={3}
        value={comment}
        onChange={(value) => {
          setComment(value);
          setMissing(false);
        }}
        maxLength={MAX_COMMENT}
        errorMessage={isMissing ? words.comment_required : undefined}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isPending} className="max-sm:flex-1">
          {words.send_back}
        </Button>
        <Button onPress={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
