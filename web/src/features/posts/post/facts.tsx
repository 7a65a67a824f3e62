// Time, locations and author of a post.
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import { useAudienceText } from "../audience-text";
import type { Post, PostMember } from "../types";
import { momentText } from "../when";
import { usePostsWords } from "../words";
import { usePostWords } from "./words";

/** The details and the history. */
export function Facts({ post }: { post: Post }) {
  const { facts: words } = usePostWords();
  const { kinds, languages } = usePostsWords();
  const format = useFormat();
  const where = useAudienceText(post);
  const { repeat, when, texts } = post;
  const nameOf = (member: PostMember) => member.name ?? words.former;
  return (
    <Card className="px-4 py-4 sm:px-5">
      <h2 className="text-sm font-semibold text-ink">{words.title}</h2>
      <dl className="mt-2 flex flex-col divide-y divide-line text-sm">
        <Fact name={words.kind}>{kinds[post.kind]}</Fact>
        <Fact name={words.when}>{when.at === null ? words.at_once : momentText(when.at, format)}</Fact>
        {repeat && (
          <Fact name={words.repeats}>
            {words.every[repeat.every]}
            <span className="block text-xs text-ink-muted">
              {repeat.until === null
                ? repeat.count !== null && words.times(repeat.count)
                : words.until(format.day(repeat.until))}
            </span>
          </Fact>
        )}
        <Fact name={words.where}>
          <bdi>{where}</bdi>
        </Fact>
        <Fact name={words.languages}>
          {format.list((["en", "fr"] as const).filter((each) => texts[each]).map((each) => languages[each]))}
        </Fact>
        <Fact name={words.author}>
          <bdi>{nameOf(post.author)}</bdi>
        </Fact>
        {post.approver && (
          <Fact name={words.approver}>
            <bdi>{nameOf(post.approver)}</bdi>
          </Fact>
        )}
        <Fact name={words.created}>{format.dateTime(post.created_at)}</Fact>
        {post.updated_at !== post.created_at && (
          <Fact name={words.updated}>{format.dateTime(post.updated_at)}</Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-2">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="numeric break-words text-ink">{children}</dd>
    </div>
  );
}
