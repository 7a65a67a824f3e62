// English or French; the dashboard keeps its address and changes its words.
import { useI18n } from "@/lib/i18n";
import type { Language } from "@/lib/preferences";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";

/** The languages, each named in itself. */
export function LanguageMenu(props: MenuPartProps) {
  const { language, messages, setLanguage } = useI18n();
  const { shell } = messages;
  return (
    <MenuPopover
      {...props}
      aria-label={shell.language}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[language]}
      onAction={(key) => void setLanguage(key as Language)}
    >
      <MenuItem id="en">{shell.english}</MenuItem>
      <MenuItem id="fr">{shell.french}</MenuItem>
    </MenuPopover>
  );
}
