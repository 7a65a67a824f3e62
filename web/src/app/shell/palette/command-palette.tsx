// The command palette: one box that finds locations, pages and actions. Ctrl-K, or Command-K on a Mac.
import { useRouter } from "@tanstack/react-router";
import { Search, X } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { useI18n, useWords } from "@/lib/i18n";
import type { Me } from "@/lib/me";
import { palette as en } from "@/messages/en/palette";
import { palette as fr } from "@/messages/fr/palette";
import { IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import { overlayClass } from "@/ui/dialog";
import { Kbd } from "@/ui/kbd";
import { useChooseLanguage } from "../use-choices";
import { allCommands } from "./commands";
import { PaletteItem, PaletteSection } from "./palette-item";
import { addRecent, recents } from "./recent";
import { type Choice, sectionsOf } from "./sections";
import { useActive } from "./use-active";
import { useLocationSearch } from "./use-location-search";

const WORDS = { en, fr };

export interface CommandPaletteProps {
  me: Me;
  onClose: () => void;
  onHelp: () => void;
  onSwitch: () => void;
}

/** The open palette. */
export function CommandPalette({ me, onClose, onHelp, onSwitch }: CommandPaletteProps) {
  const words = useWords<typeof en>(WORDS);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      data-overlay="palette"
      className={`${overlayClass} flex items-start justify-center p-3 sm:pt-[12vh]`}
    >
      <Modal className="flex max-h-full w-full max-w-xl min-w-0 overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-lg transition duration-150 ease-out entering:scale-98 entering:opacity-0 exiting:opacity-0 sm:max-h-[70vh]">
        <Dialog aria-label={words.title} className="flex min-h-0 w-full min-w-0 flex-col outline-none">
          <Finder me={me} onClose={onClose} onHelp={onHelp} onSwitch={onSwitch} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder({ me, onClose, onHelp, onSwitch }: CommandPaletteProps) {
  const words = useWords<typeof en>(WORDS);
  const { language, messages } = useI18n();
  const setLanguage = useChooseLanguage();
  const { ui } = messages;
  const router = useRouter();
  const listId = useId();
  const [text, setText] = useState("");
  const query = text.trim();
  const results = useLocationSearch(text);
  const organisation = me.organisation?.id ?? "";
  const commands = useMemo(() => {
    const { history, state } = router;
    const world = { language, me, href: state.location.href, go: (href: string) => history.push(href) };
    return allCommands(world, { setLanguage, openHelp: onHelp, openSwitcher: onSwitch });
  }, [router, language, me, setLanguage, onHelp, onSwitch]);
  const recent = useMemo(() => recents(organisation), [organisation]);
  const sections = sectionsOf({ query, commands, recent, results, words });
  const choices = sections.flatMap((section) => section.choices);
  const choose = (choice: Choice) => {
    if (choice.recent) addRecent(organisation, choice.recent);
    onClose();
    // After the palette has closed, because the chosen action may open a dialog that takes the focus.
    requestAnimationFrame(choice.run ?? (() => router.history.push(choice.href ?? "/dashboard")));
  };
  const { active, setActive, onKeyDown } = useActive(choices, query, choose);
  const isEmpty = query !== "" && choices.length === 0 && !results.isSearching && !results.hasFailed;
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: a dialog that was opened to type into
          autoFocus
          type="text"
          role="combobox"
          aria-label={words.placeholder}
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          placeholder={words.placeholder}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-faint"
        />
        <span className="max-sm:hidden" aria-hidden="true">
          <Kbd>Esc</Kbd>
        </span>
        <IconButton label={ui.close} onPress={onClose} hideTooltip className="-mr-2 sm:hidden">
          <X className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={words.results}
        className={cx("min-h-0 flex-1 overflow-y-auto p-2", choices.length === 0 && "hidden")}
      >
        {sections.map(({ title, choices }) => (
          <PaletteSection key={title} title={title}>
            {choices.map((choice) => (
              <PaletteItem
                key={choice.id}
                {...choice}
                id={`${listId}-${choice.id}`}
                isActive={choice === active}
                onPoint={() => setActive(choice.id)}
                onChoose={() => choose(choice)}
              />
            ))}
          </PaletteSection>
        ))}
      </div>
      <div role="status" className="text-sm text-ink-muted">
        {results.hasFailed && <p className="px-4 py-3">{words.search_failed}</p>}
        {results.isSearching && results.locations.length === 0 && (
          <p className="px-4 py-3">{words.searching}</p>
        )}
        {isEmpty && (
          <div className="px-4 py-8 text-center">
            <p className="font-medium text-ink">{words.none(query)}</p>
            <p className="mt-1">{words.none_text}</p>
          </div>
        )}
      </div>
      <Hints />
    </>
  );
}

function Hints() {
  const { hints } = useWords<typeof en>(WORDS);
  return (
    <div
      aria-hidden="true"
      className="hidden shrink-0 items-center gap-4 border-t border-line bg-paper/60 px-4 py-2 text-xs text-ink-muted sm:flex"
    >
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {hints.move}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>↵</Kbd> {hints.choose}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Esc</Kbd> {hints.close}
      </span>
    </div>
  );
}
