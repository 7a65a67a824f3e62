// Sections of the settings, in the order of their navigation.
import {
  Bell,
  Building2,
  Database,
  Gauge,
  KeyRound,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  Store,
  UserRound,
  Users,
  Webhook,
} from "lucide-react";
import type { Permission } from "@/lib/may";

/** Settings page that the navigation and the command palette lead to. */
interface Section {
  to: string;
  icon: LucideIcon;
  label: string;
  /** Permission without which the page is hidden. */
  permission?: Permission;
}

export const SECTIONS = [
  { to: "/dashboard/settings/profile", icon: UserRound, label: "profile" },
  { to: "/dashboard/settings/security", icon: ShieldCheck, label: "security" },
  {
    to: "/dashboard/settings/notifications",
    icon: Bell,
    label: "notifications",
    permission: "choose_notifications",
  },
  { to: "/dashboard/settings/organisation", icon: Building2, label: "organisation" },
  { to: "/dashboard/settings/plan", icon: Gauge, label: "plan", permission: "see_plan" },
  { to: "/dashboard/settings/members", icon: Users, label: "members", permission: "see_members" },
  { to: "/dashboard/settings/google", icon: Store, label: "google", permission: "see_google" },
  { to: "/dashboard/settings/tokens", icon: KeyRound, label: "tokens", permission: "make_tokens" },
  { to: "/dashboard/settings/webhooks", icon: Webhook, label: "webhooks", permission: "manage_webhooks" },
  { to: "/dashboard/settings/data", icon: Database, label: "data" },
  { to: "/dashboard/settings/audit", icon: ScrollText, label: "audit", permission: "see_audit_log" },
] as const satisfies readonly Section[];
