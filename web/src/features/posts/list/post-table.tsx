// Posts as a table; cards where there is no room for columns.
import { MoreHorizontal } from "lucide-react";
import { useFormat, useI18n } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/link";
import { Menu, MenuItem } from "@/ui/menu";
import { useAudienceText } from "../audience-text";
import type { Movable } from "../calendar/move-dialog";
import type { Move } from "../calendar/use-move";
import { KindIcon } from "../kind-icon";
import { isMovable, refusedOf } from "../marks";
import { postAddress } from "../search";
import { PostBadge } from "../state-badge";
import type { Post } from "../types";
import { momentText, nameOf } from "../when";
import { usePostsWords } from "../words";

const CELL = "@3xl:px-3 @3xl:py-3 @3xl:align-middle";
const HEAD = "px-3 py-2.5 font-medium whitespace-nowrap first:pl-5 last:pr-5";

export interface PostTableProps {
  posts: readonly Post[];
  onMove: (post: Movable) => void;
  onEdit: (id: string) => void;
  /** The move that is being saved. */
  saving?: Move | undefined;
}

/** The table with its heading. */
export function PostTable({ posts, ...props }: PostTableProps) {
  const { list: words } = usePostsWords();
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full text-left text-sm @max-3xl:block">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="border-b border-line bg-sunken text-xs text-ink-muted @max-3xl:sr-only">
          <tr>
            <th scope="col" className={HEAD}>
              {words.post}
            </th>
            <th scope="col" className={HEAD}>
              {words.when}
            </th>
            <th scope="col" className={HEAD}>
              {words.where}
            </th>
            <th scope="col" className={HEAD}>
              {words.state}
            </th>
            <th scope="col" className={HEAD}>
              <span className="sr-only">{words.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-3xl:block">
          {posts.map((post) => (
            <Row key={post.id} post={post} {...props} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({ post, onMove, onEdit, saving }: { post: Post } & Omit<PostTableProps, "posts">) {
  const words = usePostsWords();
  const format = useFormat();
  const { language } = useI18n();
  const may = useMay();
  const audience = useAudienceText(post);
  const name = nameOf(post, language, words.variable_names) || words.untitled;
  const isSaving = saving?.id === post.id;
  const moment = isSaving ? saving.to : post.when.at;
  const refused = refusedOf(post.counts);
  return (
    <tr
      aria-busy={isSaving}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 px-4 py-3 transition hover:bg-hover aria-busy:opacity-60 @3xl:table-row"
    >
      <th
        scope="row"
        className={cx(
          CELL,
          "min-w-0 text-left font-normal @max-3xl:col-span-2 @max-3xl:pr-9 @3xl:w-2/5 @3xl:max-w-0 @3xl:pl-5",
        )}
      >
        <span className="flex min-w-0 items-center gap-3">
          <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sunken text-ink-muted">
            <KindIcon kind={post.kind} />
          </span>
          <span className="min-w-0 flex-1">
            <Link
              href={postAddress(post.id)}
              className="block truncate font-medium no-underline after:absolute after:inset-0"
            >
              <bdi>{name}</bdi>
            </Link>
            <span className="block truncate text-xs text-ink-muted">
              {words.kinds[post.kind]}
              {post.repeat && ` · ${words.repeats}`}
            </span>
          </span>
        </span>
      </th>
      <td
        className={cx(
          CELL,
          "numeric whitespace-nowrap text-ink-muted @max-3xl:col-start-1 @max-3xl:row-start-2 @max-3xl:text-xs",
        )}
      >
        {moment ? momentText(moment, format) : words.list.at_once}
      </td>
      <td
        className={cx(
          CELL,
          "max-w-48 truncate text-ink-muted @max-3xl:col-start-1 @max-3xl:row-start-3 @max-3xl:text-xs",
        )}
      >
        {audience}
      </td>
      <td
        className={cx(
          CELL,
          "@max-3xl:col-start-2 @max-3xl:row-span-2 @max-3xl:row-start-2 @max-3xl:self-end @max-3xl:text-right",
        )}
      >
        <PostBadge state={post.state} counts={post.counts} />
        {refused > 0 && (
          <span className="mt-0.5 block text-xs text-ink-muted">{words.refused_at(refused)}</span>
        )}
      </td>
      <td className={cx(CELL, "text-right @max-3xl:absolute @max-3xl:top-3 @max-3xl:right-3 @3xl:pr-4")}>
        {may("write_posts") && (
          <Menu
            aria-label={words.list.actions_of(name)}
            trigger={
              <IconButton label={words.list.actions_of(name)} size="sm" className="relative z-1">
                <MoreHorizontal className="size-4" strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem onAction={() => onEdit(post.id)}>{words.list.edit}</MenuItem>
            {isMovable(post.state) && !post.repeat && (
              <MenuItem onAction={() => onMove({ id: post.id, title: name, at: post.when.at })}>
                {words.move.action}
              </MenuItem>
            )}
          </Menu>
        )}
      </td>
    </tr>
  );
}
