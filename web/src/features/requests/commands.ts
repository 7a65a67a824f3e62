// Commands of the palette for review requests.
import { ContactRound, Inbox, QrCode, Send, UserRoundCheck } from "lucide-react";
import type { Domain } from "@/lib/commands";
import { may } from "@/lib/may";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";

const PAGE = "/dashboard/requests";

/** The tabs, asking one person, and creating a campaign. */
export const requestCommands: Domain = ({ language, me, go }) => {
  const words: typeof en.requests = { en, fr }[language].requests;
  if (!may(me, "see_contacts")) return [];
  const pages = [
    {
      id: "requests",
      title: words.list,
      keywords: words.list_keywords,
      icon: Send,
      keys: keysOf("go_requests"),
      run: () => go(PAGE),
    },
    {
      id: "contacts",
      title: words.contacts,
      keywords: words.contacts_keywords,
      icon: ContactRound,
      run: () => go(`${PAGE}?tab=contacts`),
    },
    {
      id: "feedback",
      title: words.feedback,
      keywords: words.feedback_keywords,
      icon: Inbox,
      run: () => go(`${PAGE}?tab=feedback`),
    },
    {
      id: "review-links",
      title: words.links,
      keywords: words.links_keywords,
      icon: QrCode,
      run: () => go(`${PAGE}?tab=links`),
    },
  ].map((page) => ({ ...page, kind: "page" as const }));
  const ask = {
    id: "ask-for-review",
    kind: "action" as const,
    title: words.ask,
    keywords: words.ask_keywords,
    icon: UserRoundCheck,
    run: () => go(`${PAGE}?ask=new`),
  };
  const campaign = {
    id: "new-campaign",
    kind: "action" as const,
    title: words.add,
    keywords: words.add_keywords,
    icon: Send,
    run: () => go(`${PAGE}?new=true`),
  };
  return [
    ...pages,
    ...(may(me, "send_requests") ? [ask] : []),
    ...(may(me, "manage_requests") ? [campaign] : []),
  ];
};
