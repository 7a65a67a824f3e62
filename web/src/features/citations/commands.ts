// Commands of the palette for citations.
import { EqualNot, Library, ListChecks, ListTodo } from "lucide-react";
import type { Domain } from "@/lib/commands";
import { may } from "@/lib/may";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";

const PAGE = "/dashboard/citations";

/** Commands for the matrix, wrong listings, tasks and directories. */
export const citationCommands: Domain = ({ language, me, go }) => {
  const words: typeof en.citations = { en, fr }[language].citations;
  if (!may(me, "see_citations")) return [];
  const page = (id: string, title: string, keywords: string, icon: typeof ListChecks, href: string) => ({
    id,
    kind: "page" as const,
    title,
    keywords,
    icon,
    run: () => go(href),
  });
  return [
    { ...page("citations", words.list, words.list_keywords, ListChecks, PAGE), keys: keysOf("go_citations") },
    page("citations-wrong", words.wrong, words.wrong_keywords, EqualNot, `${PAGE}?state=wrong`),
    page("citation-tasks", words.tasks, words.tasks_keywords, ListTodo, `${PAGE}/tasks`),
    page("directories", words.directories, words.directories_keywords, Library, `${PAGE}/directories`),
  ];
};
