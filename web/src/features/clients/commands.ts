// Commands of the palette for clients.
import { Briefcase, Plus } from "lucide-react";
import type { Domain } from "@/lib/commands";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";
import { mayOpenClients, offersClients } from "./rules";

const PAGE = "/dashboard/clients";

/** Commands of agencies: the clients page and a new client. */
export const clientCommands: Domain = ({ language, me, go }) => {
  const words: typeof en.clients = { en, fr }[language].clients;
  if (!offersClients(me)) return [];
  const list = {
    id: "clients",
    kind: "page" as const,
    title: words.list,
    keywords: words.list_keywords,
    icon: Briefcase,
    run: () => go(PAGE),
  };
  const add = {
    id: "client-new",
    kind: "action" as const,
    title: words.add,
    keywords: words.add_keywords,
    icon: Plus,
    run: () => go(`${PAGE}?new=true`),
  };
  return mayOpenClients(me) ? [list, add] : [list];
};
