// Saves a post, and schedules it on request.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { idempotencyKey } from "@/lib/idempotency-key";
import type { NewPost, Post } from "../types";
import { changePost, createPost, schedulePost } from "./api";

/** Request to save a post. */
export interface Save {
  body: NewPost;
  /** True to schedule the post after saving it. */
  shouldSchedule: boolean;
}

/** Saves the post and schedules it on request. A retry after a failure updates the post that the first attempt created. */
export function useSave(id: string | undefined, onDone: (post: Post, save: Save) => void) {
  const client = useQueryClient();
  const saved = useRef(id);
  const key = useRef(idempotencyKey());
  const sent = useRef("");
  return useMutation({
    mutationFn: async ({ body, shouldSchedule: isOut }: Save) => {
      // A changed post is another request.
      const text = JSON.stringify(body);
      if (sent.current !== "" && sent.current !== text) key.current = idempotencyKey();
      sent.current = text;
      const post =
        saved.current === undefined
          ? await createPost(body, key.current)
          : await changePost(saved.current, body);
      saved.current = post.id;
      return isOut ? schedulePost(post.id) : post;
    },
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: ["posts"] }),
  });
}
