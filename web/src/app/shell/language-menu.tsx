// English or French; the dashboard keeps its address and changes its words.
import { useI18n } from "@/lib/i18n";
import type { Language } from "@/lib/preferences";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { useChooseLanguage } from "./use-choices";

/** The languages, each named in itself. */
export function LanguageMenu(props: MenuPartProps) {
  const { language, messages } = useI18n();
  const { shell } = messages;
  const choose = useChooseLanguage();
  return (
    <MenuPopover
      {...props}
      aria-label={shell.language}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[language]}
      onAction={(key) => choose(key as Language)}
    >
      <MenuItem id="en">{shell.english}</MenuItem>
      <MenuItem id="fr">{shell.french}</MenuItem>
    </MenuPopover>
  );
}
