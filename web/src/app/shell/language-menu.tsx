// English or French; the dashboard keeps its address and changes its words.
import { ChevronDown } from "lucide-react";
import { useI18n } from "@/lib/i18n";
import type { Language } from "@/lib/preferences";
import { Button } from "@/ui/button";
import { Menu, MenuItem } from "@/ui/menu";

/** The language switch of the dashboard. */
export function LanguageMenu() {
  const { language, messages, setLanguage } = useI18n();
  const { shell } = messages;
  return (
    <Menu
      aria-label={shell.language}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[language]}
      onAction={(key) => void setLanguage(key as Language)}
      trigger={
        <Button
          variant="ghost"
          className="gap-1 px-2 sm:px-2.5"
          aria-label={`${shell.language}: ${language.toUpperCase()}`}
        >
          <span className="uppercase">{language}</span>
          <ChevronDown className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem id="en">{shell.english}</MenuItem>
      <MenuItem id="fr">{shell.french}</MenuItem>
    </Menu>
  );
}
