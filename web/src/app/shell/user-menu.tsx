// Who is signed in, and the way out.
import { LogOut } from "lucide-react";
import { Button as AriaButton, Menu as AriaMenu, MenuTrigger, Popover } from "react-aria-components";
import { signOut } from "@/lib/auth";
import { useMessages } from "@/lib/i18n";
import type { Me } from "@/lib/me";
import { cx } from "@/ui/cx";
import { popoverClass } from "@/ui/list-box";
import { MenuItem } from "@/ui/menu";

/** The account menu: name, e-mail, Sign Out. */
export function UserMenu({ me }: { me: Me }) {
  const { shell } = useMessages();
  const name = me.user.full_name || me.user.email;
  return (
    <MenuTrigger>
      <AriaButton
        aria-label={shell.user_menu(name)}
        className="focus-ring ml-1 grid size-8 shrink-0 cursor-default place-items-center rounded-full bg-primary text-xs font-semibold text-on-primary transition-colors hover:bg-primary-hover"
      >
        {initials(me)}
      </AriaButton>
      <Popover placement="bottom end" offset={6} data-overlay="" className={cx(popoverClass, "w-64")}>
        <div className="border-b border-line px-3 py-3">
          <p className="truncate font-medium text-ink">{name}</p>
          <p className="truncate text-xs text-ink-muted">{me.user.email}</p>
        </div>
        <AriaMenu aria-label={name} className="p-1 outline-none">
          <MenuItem onAction={() => void signOut()} icon={<LogOut className="size-4" strokeWidth={1.5} />}>
            {shell.sign_out}
          </MenuItem>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function initials({ user }: Me): string {
  const letters = [user.first_name, user.last_name].map((part) => [...part.trim()][0] ?? "").join("");
  return (letters || [...user.email][0] || "?").toUpperCase();
}
