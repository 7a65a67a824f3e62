// The page of one post.
import { PostPage } from "@/features/posts/post/post-page";

/** /dashboard/posts/{id}. */
export function PostScreen() {
  return <PostPage />;
}
