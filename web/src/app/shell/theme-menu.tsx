// Light, dark, or as the device.
import { Monitor, Moon, Sun } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { chooseTheme, type ThemeChoice, themeChoice } from "@/lib/preferences";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";

const ICON = { className: "size-4", strokeWidth: 1.5 };

/** The themes. */
export function ThemeMenu(props: MenuPartProps) {
  const { shell } = useMessages();
  return (
    <MenuPopover
      {...props}
      aria-label={shell.theme}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[themeChoice()]}
      onAction={(key) => chooseTheme(key as ThemeChoice)}
    >
      <MenuItem id="light" icon={<Sun {...ICON} />}>
        {shell.theme_light}
      </MenuItem>
      <MenuItem id="dark" icon={<Moon {...ICON} />}>
        {shell.theme_dark}
      </MenuItem>
      <MenuItem id="system" icon={<Monitor {...ICON} />}>
        {shell.theme_system}
      </MenuItem>
    </MenuPopover>
  );
}
