// The list of keyboard shortcuts. The key ? opens it.
import { useWords } from "@/lib/i18n";
import { SHORTCUT_AREAS, SHORTCUTS } from "@/lib/shortcut-list";
import { shortcuts as en } from "@/messages/en/palette";
import { shortcuts as fr } from "@/messages/fr/palette";
import { Dialog } from "@/ui/dialog";
import { Keys } from "./keys";

const WORDS = { en, fr };

/** Every shortcut, by where it works. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const words = useWords<typeof en>(WORDS);
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex flex-col gap-6"
      >
        {SHORTCUT_AREAS.map((area) => (
          <section key={area}>
            <h3 className="mb-1 text-xs font-medium text-ink-faint">{words.areas[area]}</h3>
            <dl className="divide-y divide-line">
              {SHORTCUTS.filter((shortcut) => shortcut.area === area).map(({ id, keys }) => (
                <div key={id} className="flex items-center justify-between gap-4 py-2 text-sm">
                  <dt className="text-ink">{words.names[id]}</dt>
                  <dd>
                    <Keys keys={keys} names={words.keys} followedBy={words.followed_by} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
