// A reply that is not approved, as its author and other members see it.
import { Hourglass } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import type { ReplyRequest } from "../api";
import { useWithdrawReply } from "../use-work";
import { useApprovalWords } from "../words";
import { QuotedReply } from "./quoted-reply";

export interface WaitingReplyProps {
  request: ReplyRequest;
  /** Reply that is shown now; undefined without one. */
  before: string | undefined;
  /** Changes the reply; absent for members who did not write it. */
  onEdit: (() => void) | undefined;
}

/** A reply that waits for another member. Its author may change it or withdraw it. */
export function WaitingReply({ request, before, onEdit }: WaitingReplyProps) {
  const words = useApprovalWords();
  const format = useFormat();
  const { text, asked_at, asked_by } = request;
  return (
    <section aria-label={words.label} className="flex flex-col gap-4">
      <Banner
        title={onEdit ? words.own.title : words.other(asked_by.name ?? words.someone)}
        icon={<Hourglass className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      >
        {onEdit && <p>{words.own.text}</p>}
        <time dateTime={asked_at}>{words.written(format.dateTime(asked_at))}</time>
      </Banner>
      <QuotedReply before={before} text={text} />
      {onEdit && (
        <div className="flex flex-wrap gap-2">
          <Button onPress={onEdit}>{words.own.edit}</Button>
          <WithdrawButton request={request} label={words.own.withdraw} />
        </div>
      )}
    </section>
  );
}

export interface SentBackProps {
  request: ReplyRequest;
  isAuthor: boolean;
  onWithdrawn: () => void;
}

/** The comment with which a reply was sent back, above the composer. */
export function SentBack({ request, isAuthor, onWithdrawn }: SentBackProps) {
  const { back: words, someone } = useApprovalWords();
  const { comment, asked_by, decided_by } = request;
  if (!isAuthor) return <Banner title={words.other(asked_by.name ?? someone)}>{words.other_text}</Banner>;
  return (
    <Banner kind="warning" title={words.title(decided_by?.name ?? someone)}>
      {comment && (
        <p className="my-2 border-l-2 border-fair pl-3 break-words whitespace-pre-wrap text-ink" dir="auto">
          {comment}
        </p>
      )}
      <p className="mb-2">{words.next}</p>
      <WithdrawButton request={request} size="sm" label={words.discard} onWithdrawn={onWithdrawn} />
    </Banner>
  );
}

interface WithdrawButtonProps {
  request: ReplyRequest;
  label: string;
  size?: "sm" | "md";
  onWithdrawn?: () => void;
}

function WithdrawButton({ request, label, size = "md", onWithdrawn }: WithdrawButtonProps) {
  const { mutate, isPending } = useWithdrawReply(onWithdrawn);
  return (
    <Button size={size} isPending={isPending} onPress={() => mutate(request.review_id)}>
      {label}
    </Button>
  );
}
