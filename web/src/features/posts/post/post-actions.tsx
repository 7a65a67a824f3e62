// The buttons of a post.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useI18n, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { LinkButton } from "@/ui/link";
import { toasts } from "@/ui/toast";
import { MoveDialog } from "../calendar/move-dialog";
import { useMove } from "../calendar/use-move";
import { hasStartedPublishing } from "../marks";
import { editAddress, PAGE } from "../search";
import type { Post } from "../types";
import { nameOf } from "../when";
import { usePostsWords } from "../words";
import { deletePost, retryPost, stopPost } from "./api";
import { ConfirmDialog } from "./confirm-dialog";
import { stepsOf } from "./steps";
import { usePostWords } from "./words";

/** The steps that this post takes from this reader. */
export function PostActions({ post }: { post: Post }) {
  const words = usePostWords();
  const { variable_names } = usePostsWords();
  const messages = useMessages();
  const { language } = useI18n();
  const may = useMay();
  const client = useQueryClient();
  const router = useRouter();
  const [asking, setAsking] = useState<"move" | "stop" | "delete" | null>(null);
  const move = useMove();
  const settled = {
    onError: (error: unknown) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
    onSettled: () => {
      setAsking(null);
      return client.invalidateQueries({ queryKey: ["posts"] });
    },
  };
  const retry = useMutation({
    mutationFn: () => retryPost(post.id),
    onSuccess: ({ locations }) => toasts.success(words.retried(locations)),
    ...settled,
  });
  const stop = useMutation({
    mutationFn: () => stopPost(post.id),
    onSuccess: () => toasts.success(words.stopping.done),
    ...settled,
  });
  const isLive = hasStartedPublishing(post.state);
  const remove = useMutation({
    mutationFn: () => deletePost(post.id),
    onSuccess: (left) => {
      toasts.success(left ? words.deleting.done_out : words.deleting.done);
      if (!left) router.history.push(PAGE);
    },
    ...settled,
  });
  const reach = post.counts.live + post.counts.processing;
  return (
    <div className="flex flex-wrap gap-2">
      {stepsOf(post, may).map((step) =>
        step === "edit" || step === "publish" ? (
          <LinkButton
            key={step}
            href={editAddress(post.id)}
            variant={step === "publish" ? "primary" : "secondary"}
          >
            {words.steps[step]}
          </LinkButton>
        ) : (
          <Button
            key={step}
            isPending={(step === "retry" && retry.isPending) || (step === "move" && move.isPending)}
            onPress={() => (step === "retry" ? retry.mutate() : setAsking(step))}
          >
            {words.steps[step]}
          </Button>
        ),
      )}
      <MoveDialog
        post={
          asking === "move"
            ? { id: post.id, title: nameOf(post, language, variable_names), at: post.when.at }
            : null
        }
        onClose={() => setAsking(null)}
        onMove={(change) => {
          setAsking(null);
          move.mutate(change);
        }}
      />
      <ConfirmDialog
        isOpen={asking === "stop"}
        onClose={() => setAsking(null)}
        title={words.stopping.title}
        text={words.stopping.text}
        keep={words.stopping.keep}
        confirm={words.stopping.confirm}
        isPending={stop.isPending}
        onConfirm={() => stop.mutate()}
      />
      <ConfirmDialog
        isOpen={asking === "delete"}
        onClose={() => setAsking(null)}
        title={words.deleting.title}
        text={isLive && reach > 0 ? words.deleting.text_out(reach) : words.deleting.text_draft}
        keep={messages.ui.cancel}
        confirm={isLive && reach > 0 ? words.deleting.confirm_out(reach) : words.deleting.confirm}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  );
}
