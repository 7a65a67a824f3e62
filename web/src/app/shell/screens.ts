// Screens of the dashboard, in the groups and the order of the navigation.
import {
  Briefcase,
  CalendarDays,
  FileChartColumn,
  Grid3x3,
  LayoutDashboard,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  Send,
  Settings,
} from "lucide-react";
import { offersClients } from "@/features/clients/rules";
import { may, type Permission } from "@/lib/may";
import type { Me } from "@/lib/me";

export interface Screen {
  to: string;
  icon: LucideIcon;
  /** Key of its name among the words of the shell. */
  label:
    | "overview"
    | "locations"
    | "posts"
    | "pages"
    | "reviews"
    | "requests"
    | "citations"
    | "heatmaps"
    | "reports"
    | "clients"
    | "settings";
  /** Permission without which it is not listed. */
  permission?: Permission;
}

const GROUPS: readonly (readonly Screen[])[] = [
  [{ to: "/dashboard", icon: LayoutDashboard, label: "overview", permission: "see_overview" }],
  [
    { to: "/dashboard/locations", icon: MapPin, label: "locations", permission: "see_locations" },
    { to: "/dashboard/posts", icon: CalendarDays, label: "posts", permission: "see_posts" },
    { to: "/dashboard/pages", icon: LayoutTemplate, label: "pages", permission: "see_pages" },
  ],
  [
    { to: "/dashboard/reviews", icon: MessageSquareText, label: "reviews", permission: "see_reviews" },
    { to: "/dashboard/requests", icon: Send, label: "requests", permission: "see_contacts" },
  ],
  [
    { to: "/dashboard/citations", icon: ListChecks, label: "citations", permission: "see_citations" },
    { to: "/dashboard/heatmaps", icon: Grid3x3, label: "heatmaps", permission: "see_heatmaps" },
  ],
  [
    { to: "/dashboard/reports", icon: FileChartColumn, label: "reports", permission: "see_reports" },
    { to: "/dashboard/clients", icon: Briefcase, label: "clients", permission: "see_clients" },
  ],
  [{ to: "/dashboard/settings", icon: Settings, label: "settings" }],
];

/** Screens in the bottom bar of phones; "More" leads to the rest. */
const ON_PHONES = ["overview", "locations", "reviews", "heatmaps"] as const;

/** A screen of the bottom bar. */
export type PhoneScreen = Screen & { label: (typeof ON_PHONES)[number] };

/** Returns the screens that the user may open, by group, without empty groups. */
export function screenGroups(me: Me | undefined): Screen[][] {
  return GROUPS.map((group) => group.filter((screen) => isOffered(screen, me))).filter(
    (group) => group.length > 0,
  );
}

/** Returns the screens of the bottom bar that the user may open. */
export function phoneScreens(me: Me | undefined): PhoneScreen[] {
  return screenGroups(me).flat().filter(isOnPhones);
}

function isOnPhones(screen: Screen): screen is PhoneScreen {
  return ON_PHONES.some((label) => label === screen.label);
}

function isOffered({ label, permission }: Screen, me: Me | undefined): boolean {
  if (label === "clients" && !offersClients(me)) return false;
  return permission === undefined || may(me, permission);
}
