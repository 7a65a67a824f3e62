// Approval bar of a post: author, targets and decision.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, MessageSquareReply, PencilLine } from "lucide-react";
import { useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { LinkButton } from "@/ui/link";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { useAudienceText } from "../audience-text";
import { editAddress } from "../search";
import type { Post } from "../types";
import { momentText } from "../when";
import { approvePost, sendBack } from "./api";
import { usePostWords } from "./words";

const MAX_NOTE = 1000;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Actions to approve, edit, or return with a comment; a status for members without the permission. */
export function ApprovalBar({ post }: { post: Post }) {
  const { approval: words, facts } = usePostWords();
  const messages = useMessages();
  const format = useFormat();
  const may = useMay();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const where = useAudienceText(post);
  const [isWriting, setWriting] = useState(false);
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const settled = {
    onError: (error: unknown) => toasts.error(problemText(error, messages)),
    onSettled: () => client.invalidateQueries({ queryKey: ["posts"] }),
  };
  const approve = useMutation({
    mutationFn: () => approvePost(post),
    onSuccess: () => toasts.success(words.approved),
    ...settled,
  });
  const back = useMutation({
    mutationFn: () => sendBack(post.id, note.trim()),
    onSuccess: () => toasts.success(words.sent_back),
    ...settled,
  });
  const asker = post.asked_by ?? post.author;
  const isOwn = asker.id === me?.user.id;
  const mayDecide = may("approve_posts") && post.may_change && !isOwn;
  const title = !mayDecide ? words.waits : asker.name === null ? words.someone_asks : words.asks(asker.name);
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-3 rounded-lg border border-brass/50 bg-brass-soft px-4 py-4"
    >
      <header>
        <h2 className="font-semibold break-words">{title}</h2>
        <p className="mt-0.5 text-sm text-ink-muted">
          {words.what(where, post.when.at === null ? facts.at_once : momentText(post.when.at, format))}
        </p>
        {isOwn && may("approve_posts") && <p className="mt-0.5 text-sm text-ink-muted">{words.own}</p>}
      </header>
      {mayDecide &&
        (isWriting ? (
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              setTried(true);
              if (note.trim() !== "") back.mutate();
            }}
          >
            <TextField
              label={words.note}
              value={note}
              onChange={setNote}
              rows={3}
              maxLength={MAX_NOTE}
              autoFocus
              isRequired
              errorMessage={isTried && note.trim() === "" ? words.note_required : undefined}
            />
            <div className="flex gap-2">
              <Button type="submit" variant="primary" isPending={back.isPending}>
                {words.send}
              </Button>
              <Button onPress={() => setWriting(false)}>{messages.ui.cancel}</Button>
            </div>
          </form>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={<Check {...ICON} />}
              isPending={approve.isPending}
              onPress={() => approve.mutate()}
              className="max-sm:w-full"
            >
              {words.approve}
            </Button>
            <LinkButton href={editAddress(post.id)} icon={<PencilLine {...ICON} />} className="max-sm:flex-1">
              {words.edit}
            </LinkButton>
            <Button
              icon={<MessageSquareReply {...ICON} />}
              onPress={() => setWriting(true)}
              className="max-sm:flex-1"
            >
              {words.send_back}
            </Button>
          </div>
        ))}
    </section>
  );
}
