// Status of a post, as a word with a shape.
import { StatusBadge } from "@/ui/badge";
import { markOf, STATUS } from "./marks";
import type { PostCounts, PostState } from "./types";
import { usePostsWords } from "./words";

/** The badge of a post. */
export function PostBadge({ state, counts }: { state: PostState; counts: PostCounts }) {
  const { marks } = usePostsWords();
  const mark = markOf(state, counts);
  return <StatusBadge status={STATUS[mark]}>{marks[mark]}</StatusBadge>;
}
