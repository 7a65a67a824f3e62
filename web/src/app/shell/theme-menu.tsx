// Light, dark, or as the device.
import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { useMessages } from "@/lib/i18n";
import { chooseTheme, type ThemeChoice, themeChoice } from "@/lib/preferences";
import { IconButton } from "@/ui/button";
import { Menu, MenuItem } from "@/ui/menu";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** The theme switch; its icon is the current choice. */
export function ThemeMenu() {
  const { shell } = useMessages();
  const [choice, setChoice] = useState<ThemeChoice>(themeChoice);
  const Icon = ICONS[choice];
  return (
    <Menu
      aria-label={shell.theme}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[choice]}
      onAction={(key) => {
        chooseTheme(key as ThemeChoice);
        setChoice(key as ThemeChoice);
      }}
      trigger={
        <IconButton label={shell.theme}>
          <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem id="light" icon={<Sun className="size-4" strokeWidth={1.5} />}>
        {shell.theme_light}
      </MenuItem>
      <MenuItem id="dark" icon={<Moon className="size-4" strokeWidth={1.5} />}>
        {shell.theme_dark}
      </MenuItem>
      <MenuItem id="system" icon={<Monitor className="size-4" strokeWidth={1.5} />}>
        {shell.theme_system}
      </MenuItem>
    </Menu>
  );
}
