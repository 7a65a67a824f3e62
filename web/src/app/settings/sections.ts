// Sections of the settings, in the order of their navigation.
import {
  Bell,
  Bot,
  Building2,
  Contact,
  Database,
  Fingerprint,
  Gauge,
  Globe,
  KeyRound,
  type LucideIcon,
  MessageSquareQuote,
  Palette,
  Plug,
  ScrollText,
  ShieldCheck,
  Store,
  UserCog,
  UserRound,
  UserRoundPlus,
  Users,
  Webhook,
} from "lucide-react";
import type { Permission } from "@/lib/may";

/** Settings page that the navigation and the command palette lead to. */
interface Section {
  group: "you" | "team" | "developers";
  to: string;
  icon: LucideIcon;
  label: string;
  /** Permission without which the page is hidden. */
  permission?: Permission;
}

/** Headings of the navigation, in their order. */
export const GROUPS = ["you", "team", "developers"] as const;

export const SECTIONS = [
  { group: "you", to: "/dashboard/settings/profile", icon: UserRound, label: "profile" },
  { group: "you", to: "/dashboard/settings/security", icon: ShieldCheck, label: "security" },
  {
    group: "you",
    to: "/dashboard/settings/notifications",
    icon: Bell,
    label: "notifications",
    permission: "choose_notifications",
  },
  { group: "team", to: "/dashboard/settings/organisation", icon: Building2, label: "organisation" },
  {
    group: "team",
    to: "/dashboard/settings/members",
    icon: Users,
    label: "members",
    permission: "see_members",
  },
  {
    group: "team",
    to: "/dashboard/settings/roles",
    icon: UserCog,
    label: "roles",
    permission: "see_members",
  },
  {
    group: "team",
    to: "/dashboard/settings/single-sign-on",
    icon: Fingerprint,
    label: "sso",
    permission: "manage_sso",
  },
  {
    group: "team",
    to: "/dashboard/settings/provisioning",
    icon: UserRoundPlus,
    label: "scim",
    permission: "manage_sso",
  },
  { group: "team", to: "/dashboard/settings/google", icon: Store, label: "google", permission: "see_google" },
  {
    group: "team",
    to: "/dashboard/settings/integrations",
    icon: Plug,
    label: "integrations",
    permission: "manage_panels",
  },
  {
    group: "team",
    to: "/dashboard/settings/reply-templates",
    icon: MessageSquareQuote,
    label: "templates",
    permission: "manage_reply_templates",
  },
  {
    group: "team",
    to: "/dashboard/settings/brands",
    icon: Palette,
    label: "brands",
    permission: "manage_brands",
  },
  {
    group: "team",
    to: "/dashboard/settings/portal",
    icon: Contact,
    label: "portal",
    permission: "manage_portal",
  },
  {
    group: "team",
    to: "/dashboard/settings/domains",
    icon: Globe,
    label: "domains",
    permission: "manage_domains",
  },
  { group: "team", to: "/dashboard/settings/plan", icon: Gauge, label: "plan", permission: "see_plan" },
  { group: "team", to: "/dashboard/settings/data", icon: Database, label: "data" },
  {
    group: "team",
    to: "/dashboard/settings/audit",
    icon: ScrollText,
    label: "audit",
    permission: "see_audit_log",
  },
  {
    group: "developers",
    to: "/dashboard/settings/tokens",
    icon: KeyRound,
    label: "tokens",
    permission: "make_tokens",
  },
  {
    group: "developers",
    to: "/dashboard/settings/assistants",
    icon: Bot,
    label: "assistants",
    permission: "make_tokens",
  },
  {
    group: "developers",
    to: "/dashboard/settings/webhooks",
    icon: Webhook,
    label: "webhooks",
    permission: "manage_webhooks",
  },
] as const satisfies readonly Section[];
