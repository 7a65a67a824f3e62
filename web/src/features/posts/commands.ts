// Commands of the palette for posts.
import { CalendarDays, LayoutTemplate, ListChecks, Megaphone } from "lucide-react";
import type { Command, Domain } from "@/lib/commands";
import { may } from "@/lib/may";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";
import { newAddress, PAGE } from "./search";

/** Commands for the calendar, posts waiting for approval, and a new post. */
export const postCommands: Domain = ({ language, me, go }) => {
  const words: typeof en.posts = { en, fr }[language].posts;
  if (!may(me, "see_posts")) return [];
  const list: Command = {
    id: "posts",
    kind: "page",
    title: words.list,
    keywords: words.list_keywords,
    icon: CalendarDays,
    keys: keysOf("go_posts"),
    run: () => go(PAGE),
  };
  const waiting: Command = {
    id: "posts-waiting",
    kind: "page",
    title: words.waiting,
    keywords: words.waiting_keywords,
    icon: ListChecks,
    run: () => go(`${PAGE}?view=list&state=waiting_approval`),
  };
  const add: Command = {
    id: "new-post",
    kind: "action",
    title: words.add,
    keywords: words.add_keywords,
    icon: Megaphone,
    run: () => go(newAddress()),
  };
  const template: Command = {
    id: "new-post-from-template",
    kind: "action",
    title: words.template,
    keywords: words.template_keywords,
    icon: LayoutTemplate,
    run: () => go(`${newAddress()}&templates=true`),
  };
  return [
    list,
    ...(may(me, "approve_posts") ? [waiting] : []),
    ...(may(me, "write_posts") ? [add, template] : []),
  ];
};
