// Steps that a post allows, by its state and the permissions of the reader. Pure.
import type { Permission } from "@/lib/may";
import { hasStartedPublishing, isMovable, refusedOf } from "../marks";
import type { Post } from "../types";

/** Things to do, in the order of their buttons. */
export const STEPS = ["publish", "retry", "edit", "move", "stop", "delete"] as const;
export type StepId = (typeof STEPS)[number];

type Facts = Pick<Post, "state" | "repeat" | "counts" | "may_change">;
type May = (permission: Permission) => boolean;

/** Returns the steps that the post takes from this reader. */
export function stepsOf(post: Facts, may: May): StepId[] {
  if (!post.may_change) return [];
  return STEPS.filter((step) => CONDITIONS[step](post, may));
}

const CONDITIONS: Record<StepId, (post: Facts, may: May) => boolean> = {
  publish: ({ state }, may) => state === "draft" && may("write_posts"),
  retry: ({ counts }, may) => refusedOf(counts) > 0 && may("publish_posts"),
  edit: ({ state }, may) => may(hasStartedPublishing(state) ? "publish_posts" : "write_posts"),
  move: ({ state, repeat }, may) => isMovable(state) && repeat === null && may("write_posts"),
  stop: ({ state }, may) =>
    (state === "scheduled" || state === "publishing" || state === "waiting_approval") && may("publish_posts"),
  delete: ({ state }, may) => may(hasStartedPublishing(state) ? "publish_posts" : "write_posts"),
};
