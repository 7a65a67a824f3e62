// Commands of the palette for settings and the API.
import { BookOpenText, CreditCard, UserPlus } from "lucide-react";
import type { Command, Domain } from "@/lib/commands";
import { may } from "@/lib/may";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";
import { SECTIONS } from "./sections";

/** The sections of the settings, the API reference, the invitation of a member, and the choice of a plan. */
export const settingsCommands: Domain = ({ language, me, go }) => {
  const words: typeof en.settings = { en, fr }[language].settings;
  const pages = SECTIONS.filter((section) => !("permission" in section) || may(me, section.permission)).map(
    ({ to, icon, label }) => ({
      id: label,
      title: words[label],
      keywords: words[`${label}_keywords`],
      icon,
      ...(label === "notifications" ? { keys: keysOf("go_settings") } : {}),
      run: () => go(to),
    }),
  );
  const reference = {
    id: "api-reference",
    title: words.reference,
    keywords: words.reference_keywords,
    icon: BookOpenText,
    run: () => go(language === "fr" ? "/fr/docs/api" : "/docs/api"),
  };
  const invite: Command = {
    id: "invite",
    kind: "action",
    title: words.invite,
    keywords: words.invite_keywords,
    icon: UserPlus,
    run: () => go("/dashboard/settings/members?invite=true"),
  };
  const choose: Command = {
    id: "choose-plan",
    kind: "action",
    title: words.choose_plan,
    keywords: words.choose_plan_keywords,
    icon: CreditCard,
    run: () => go("/dashboard/settings/plan/choose"),
  };
  const isBilled = may(me, "manage_billing") && me.organisation?.plan.state !== "unlimited";
  return [
    ...[...pages, reference].map((page) => ({ ...page, kind: "page" as const })),
    ...(may(me, "manage_members") ? [invite] : []),
    ...(isBilled ? [choose] : []),
  ];
};
