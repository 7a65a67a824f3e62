// The settings: a way between their sections, and the one that is open.
import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useWords } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { settings as en } from "@/messages/en/tokens";
import { settings as fr } from "@/messages/fr/tokens";
import { SECTIONS } from "./sections";

const WORDS = { en, fr };

/** /dashboard/settings and what is under it. */
export function SettingsPage() {
  const words = useWords<typeof en>(WORDS);
  const may = useMay();
  const sections = SECTIONS.filter((section) => !("permission" in section) || may(section.permission));
  useTitle(words.title);
  const way = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a narrow screen the open section may stand outside of what is seen of the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the current one follows from the address
  useEffect(() => {
    const [list, link] = [way.current, way.current?.querySelector<HTMLElement>("[aria-current=page]")];
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className="flex flex-col gap-6 pb-16">
      <header>
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 text-ink-muted">{words.subtitle}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={words.sections}>
          <ul
            ref={way}
            className="relative flex gap-1 overflow-x-auto max-lg:border-b max-lg:border-line max-lg:pb-3 lg:flex-col"
          >
            {sections.map(({ to, icon: Icon, label }) => (
              <li key={to} className="shrink-0">
                <Link
                  to={to}
                  className="focus-ring flex h-9 items-center gap-2.5 rounded-md px-3 font-medium text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:text-link"
                >
                  <Icon className="size-4.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
                  {words[label]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-w-4xl">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
