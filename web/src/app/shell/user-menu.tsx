// Signed-in user, and the way to sign out.
import { useQuery } from "@tanstack/react-query";
import { LogOut, Scale, ShieldCheck, UserRound } from "lucide-react";
import { signOutEverywhere } from "@/lib/auth";
import { useI18n } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { Avatar } from "@/ui/avatar";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";

/** Name, email, Sign Out. */
export function UserMenu(props: MenuPartProps) {
  const { language, messages } = useI18n();
  const { shell } = messages;
  const { data: me } = useQuery(meQuery);
  const email = me?.user.email ?? "";
  const name = me?.user.full_name || email;
  return (
    <MenuPopover
      {...props}
      aria-label={name}
      className="w-64"
      header={
        <div className="flex items-center gap-3 border-b border-line px-3 py-3">
          <Avatar name={name} picture={me?.user.photo?.thumbnail_url} />
          <div className="min-w-0">
            <p className="truncate font-medium text-ink">{name}</p>
            <p className="truncate text-xs text-ink-muted">{email}</p>
          </div>
        </div>
      }
    >
      <MenuItem href="/dashboard/settings/profile" icon={<UserRound className="size-4" strokeWidth={1.5} />}>
        {shell.profile_settings}
      </MenuItem>
      <MenuItem
        href="/dashboard/settings/security"
        icon={<ShieldCheck className="size-4" strokeWidth={1.5} />}
      >
        {shell.account_settings}
      </MenuItem>
      <MenuItem
        href={language === "fr" ? "/fr/mentions-legales" : "/legal-notice"}
        target="_blank"
        icon={<Scale className="size-4" strokeWidth={1.5} />}
      >
        {shell.legal_notice}
      </MenuItem>
      <MenuItem
        onAction={() => void signOutEverywhere()}
        icon={<LogOut className="size-4" strokeWidth={1.5} />}
      >
        {shell.sign_out}
      </MenuItem>
    </MenuPopover>
  );
}
