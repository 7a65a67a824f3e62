// Commands of the palette for settings and the API.
import { BellRing, BookOpenText, Gauge, KeyRound, ShieldCheck, UserRound, Webhook } from "lucide-react";
import type { Command, Domain } from "@/lib/commands";
import { may, type Permission } from "@/lib/may";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";

/** The sections of the settings, and the API reference. */
export const settingsCommands: Domain = ({ language, me, go }) => {
  const words: typeof en.settings = { en, fr }[language].settings;
  const commands: (Command & { permission?: Permission })[] = [
    {
      id: "notification-settings",
      permission: "choose_notifications",
      kind: "page",
      title: words.notifications,
      keywords: words.notifications_keywords,
      icon: BellRing,
      keys: keysOf("go_settings"),
      run: () => go("/dashboard/settings/notifications"),
    },
    {
      id: "profile",
      kind: "page",
      title: words.profile,
      keywords: words.profile_keywords,
      icon: UserRound,
      run: () => go("/dashboard/settings/profile"),
    },
    {
      id: "security",
      kind: "page",
      title: words.security,
      keywords: words.security_keywords,
      icon: ShieldCheck,
      run: () => go("/dashboard/settings/security"),
    },
    {
      id: "plan",
      permission: "see_plan",
      kind: "page",
      title: words.plan,
      keywords: words.plan_keywords,
      icon: Gauge,
      run: () => go("/dashboard/settings/plan"),
    },
    {
      id: "tokens",
      permission: "make_tokens",
      kind: "page",
      title: words.tokens,
      keywords: words.tokens_keywords,
      icon: KeyRound,
      run: () => go("/dashboard/settings/tokens"),
    },
    {
      id: "webhooks",
      permission: "manage_webhooks",
      kind: "page",
      title: words.webhooks,
      keywords: words.webhooks_keywords,
      icon: Webhook,
      run: () => go("/dashboard/settings/webhooks"),
    },
    {
      id: "api-reference",
      kind: "page",
      title: words.reference,
      keywords: words.reference_keywords,
      icon: BookOpenText,
      run: () => go(language === "fr" ? "/fr/docs/api" : "/docs/api"),
    },
  ];
  return commands.filter(({ permission }) => !permission || may(me, permission));
};
