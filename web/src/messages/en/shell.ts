// Words around every dashboard screen, and of the screens that stop someone.
import { plural } from "@/lib/format";

export const shell = {
  skip_to_content: "Skip to content",
  navigation: "Main navigation",
  open_navigation: "Open navigation",
  collapse: "Collapse sidebar",
  expand: "Expand sidebar",
  overview: "Overview",
  locations: "Locations",
  reviews: "Reviews",
  requests: "Requests",
  heatmaps: "Heatmaps",
  settings: "Settings",
  help: "Help",
  trial: (days: number) => `Trial: ${days} ${plural("en", days, "day", "days")} left`,
  language: "Language",
  /** Each language is named in itself. */
  english: "English",
  french: "Français",
  theme: "Theme",
  theme_light: "Light",
  theme_dark: "Dark",
  theme_system: "Same as device",
  user_menu: (name: string) => `Account menu: ${name}`,
  profile_settings: "Profile Settings",
  account_settings: "Account Settings",
  legal_notice: "Legal notice and sources",
  sign_out: "Sign Out",
  demo_banner: "Demo organization, deleted after 24 hours",
  demo_sign_up: "Sign up",
  access_denied: {
    title: "Access Denied",
    text: "You must complete the signup process before accessing this area",
    sign_up: "Sign Up Now",
    login: "Back to Login",
  },
  not_allowed: {
    title: "You don’t have access to this page",
    text: "Ask an owner or administrator of your organization for access.",
  },
  not_found: {
    title: "This page has not been generated",
    text: "Tell me what you would like on this page.",
    to_dashboard: "Go to your dashboard",
    to_login: "Go to login",
  },
  failed: {
    title: "This page couldn’t be loaded",
    text: "Nothing was lost. Reload the page. If it happens again, sign out and back in.",
    reload: "Reload",
  },
};
