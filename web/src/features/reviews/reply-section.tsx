// The reply to a review: its state in words, and writing or changing it.
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { toasts } from "@/ui/toast";
import type { Reply, ReplyRequest, Review, ReviewDetail } from "./api";
import { ApprovalBar } from "./approval/approval-bar";
import { SentBack, WaitingReply } from "./approval/waiting-reply";
import { Composer, type ReplyFocus } from "./composer";
import { ReplyOrigin } from "./drafting/reply-origin";
import { replyText } from "./text";
import { isRequest } from "./use-change";
import { useDeleteReply, useSendReply } from "./use-work";
import { useApprovalWords, useGoogleErrors, useRefusals, useReviewsWords } from "./words";

const ConfirmDialog = lazyPart(() => import("./confirm-dialog"), "ConfirmDialog").Part;

export interface ReplySectionProps {
  review: ReviewDetail;
  /** Typed text that is not sent; undefined for none. */
  unsent: string | undefined;
  onUnsent: (text: string | undefined) => void;
  focus: ReplyFocus;
}

/** The reply, the one that waits for approval, or the composer of a new one for members who may reply. */
export function ReplySection({ review, unsent, onUnsent, focus }: ReplySectionProps) {
  const { composer: words } = useReviewsWords();
  const approval = useApprovalWords();
  const may = useMay();
  const canWrite = may("reply_to_reviews");
  const user = useQuery(meQuery).data?.user.id;
  const { mutate: send } = useSendReply();
  const [isEditing, setEditing] = useState(false);
  const { id, reply, request, can_reply: canReply } = review;
  const isWaiting = request?.state === "waiting";
  const isAuthor = request?.asked_by.id === user;
  const canEdit = isWaiting ? isAuthor : reply && reply.state !== "removing";
  if (focus.isWanted && !isEditing && canEdit) setEditing(true);
  const submit = (text: string, waits: boolean) => {
    setEditing(false);
    const onSuccess = (answer: Review | ReplyRequest) => {
      onUnsent(undefined);
      toasts.success(isRequest(answer) ? approval.composer.sent : canReply ? words.sent : words.recorded);
    };
    // A refused text stays in the composer.
    send({ id, text, canReply, waits }, { onSuccess, onError: () => setEditing(true) });
  };
  const cancel = () => {
    setEditing(false);
    onUnsent(undefined);
  };
  if (isWaiting && !(isAuthor && isEditing)) {
    return !isAuthor && may("approve_replies") ? (
      <ApprovalBar
        key={request.version}
        request={request}
        before={reply?.text}
        isWanted={focus.isWanted}
        onFocused={focus.onFocused}
      />
    ) : (
      <WaitingReply
        request={request}
        before={reply?.text}
        onEdit={isAuthor ? () => setEditing(true) : undefined}
      />
    );
  }
  const own = request && isAuthor ? request : undefined;
  const composer = canWrite && (!reply || isEditing || own) && (
    <Composer
      review={review}
      text={unsent ?? own?.text ?? reply?.text ?? ""}
      onText={onUnsent}
      onSend={submit}
      onCancel={isEditing && (reply || own) ? cancel : undefined}
      focus={focus}
    />
  );
  return (
    <>
      {request && !isWaiting && (
        <SentBack request={request} isAuthor={isAuthor} onWithdrawn={() => onUnsent(undefined)} />
      )}
      {composer ||
        (reply && (
          <ShownReply
            review={review}
            reply={reply}
            onEdit={canWrite ? () => setEditing(true) : undefined}
            onAgain={() => submit(reply.text, false)}
          />
        ))}
    </>
  );
}

interface ShownReplyProps {
  review: ReviewDetail;
  reply: Reply;
  /** Absent for members who may not reply. */
  onEdit: (() => void) | undefined;
  onAgain: () => void;
}

function ShownReply({ review, reply, onEdit, onAgain }: ShownReplyProps) {
  const words = useReviewsWords();
  const format = useFormat();
  const errors = useGoogleErrors();
  const refusals = useRefusals();
  const { mutate: remove } = useDeleteReply();
  const [isDeleting, setDeleting] = useState(false);
  const hasDeleted = useHasBeenTrue(isDeleting);
  const { tone, title, text } = replyText(reply, words, errors, refusals, review.source);
  const isRemoving = reply.state === "removing";
  return (
    <section aria-labelledby="reply-title" className="flex flex-col gap-3">
      <h3 id="reply-title" className="text-sm font-semibold">
        {words.reply.title}
      </h3>
      <div className="rounded-lg border border-line bg-paper px-4 py-3">
        <p className="break-words whitespace-pre-wrap" dir="auto">
          {reply.text}
        </p>
        <p className="mt-2 text-xs text-ink-muted">
          <time dateTime={reply.at}>{format.dateTime(reply.at)}</time>
          <ReplyOrigin review={review} reply={reply} />
        </p>
      </div>
      <Banner kind={tone} title={title}>
        {text}
      </Banner>
      {onEdit && !isRemoving && (
        <div className="flex flex-wrap gap-2">
          {reply.state === "failed" && (
            <Button variant="primary" onPress={onAgain}>
              {words.reply.again}
            </Button>
          )}
          <Button onPress={onEdit}>{words.reply.edit}</Button>
          {!review.needs_approval && (
            <Button variant="ghost" onPress={() => setDeleting(true)}>
              {words.reply.delete}
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {hasDeleted && (
          <ConfirmDialog
            isOpen={isDeleting}
            title={words.reply.deleting.title}
            text={
              review.can_reply
                ? words.reply.deleting.at_source(words.sources[review.source])
                : words.reply.deleting.here
            }
            confirm={words.reply.deleting.confirm}
            onClose={() => setDeleting(false)}
            onConfirm={() => {
              setDeleting(false);
              remove({ id: review.id, canReply: review.can_reply });
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
