// Commands of the palette for reviews.
import { Bot, MessageSquareReply, MessageSquareText, Plus, Siren, Upload } from "lucide-react";
import type { Domain } from "@/lib/commands";
import { may } from "@/lib/may";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";

const LIST = "/dashboard/reviews";

/** The inbox, the reviews without a reply, crises, adding reviews, and automatic replies. */
export const reviewCommands: Domain = ({ language, me, go }) => {
  const words: typeof en.reviews = { en, fr }[language].reviews;
  if (!may(me, "see_reviews")) return [];
  const pages = [
    {
      id: "reviews",
      title: words.list,
      keywords: words.list_keywords,
      icon: MessageSquareText,
      keys: keysOf("go_reviews"),
      run: () => go(LIST),
    },
    {
      id: "reviews-waiting",
      title: words.waiting,
      keywords: words.waiting_keywords,
      icon: MessageSquareReply,
      run: () => go(`${LIST}?answered=false&sort=waiting`),
    },
  ].map((page) => ({ ...page, kind: "page" as const }));
  const add = {
    id: "add-review",
    kind: "action" as const,
    title: words.add,
    keywords: words.add_keywords,
    icon: Plus,
    run: () => go(`${LIST}?add=true`),
  };
  const importing = {
    id: "import-reviews",
    kind: "action" as const,
    title: words.import,
    keywords: words.import_keywords,
    icon: Upload,
    run: () => go(`${LIST}?import=new`),
  };
  const automatic = {
    id: "automatic-replies",
    kind: "page" as const,
    title: words.automatic,
    keywords: words.automatic_keywords,
    icon: Bot,
    run: () => go("/dashboard/settings/reply-templates#automatic"),
  };
  const crisis = {
    id: "review-crisis",
    kind: "page" as const,
    title: words.crisis,
    keywords: words.crisis_keywords,
    icon: Siren,
    run: () => go(`${LIST}/crisis`),
  };
  return [
    ...pages,
    ...(may(me, "handle_crisis") ? [crisis] : []),
    ...(may(me, "manage_reply_templates") ? [automatic] : []),
    ...(may(me, "import_reviews") ? [add, importing] : []),
  ];
};
