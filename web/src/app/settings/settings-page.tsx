// The settings: a way between their sections, and the one that is open. Small screens show one or the other.
import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useWords } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { settings as en } from "@/messages/en/tokens";
import { settings as fr } from "@/messages/fr/tokens";
import { cx } from "@/ui/cx";
import { BackLink } from "@/ui/link";
import { pageTitleClass } from "@/ui/page-header";
import { GROUPS, SECTIONS } from "./sections";

const WORDS = { en, fr };
const HOME = "/dashboard/settings";

/** /dashboard/settings and its subpages. */
export function SettingsPage() {
  const words = useWords<typeof en>(WORDS);
  useTitle(words.title);
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, "");
  const isHome = path === HOME;
  // A page below a section has a link back to it.
  const isBelow = path.slice(HOME.length + 1).includes("/");
  return (
    <div className="flex flex-col gap-6 pb-16">
      <header className={cx(!isHome && "max-lg:sr-only")}>
        <h1 className={pageTitleClass}>{words.title}</h1>
        <p className="mt-1 text-ink-muted">{words.subtitle}</p>
      </header>
      {!isHome && !isBelow && (
        <div className="-mb-2 lg:hidden">
          <BackLink href={HOME}>{words.title}</BackLink>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Sections words={words} isHome={isHome} />
        <div className="min-w-0 max-w-4xl">
          <Outlet />
        </div>
      </div>
    </div>
  );
}

/** Links to the sections under three headings; on small screens the page of its own. */
function Sections({ words, isHome }: { words: typeof en; isHome: boolean }) {
  const may = useMay();
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  // The last sections are below the edge of a low window, where nothing would show which one is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the open section
  useEffect(() => {
    list.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [pathname]);
  const sections = SECTIONS.filter((section) => !("permission" in section) || may(section.permission));
  return (
    <nav
      ref={list}
      aria-label={words.sections}
      className={cx(
        "flex flex-col gap-5 self-start lg:scroll-py-12 lg:fade-ends-y lg:sticky lg:top-20 lg:-m-1 lg:max-h-[calc(100dvh-13rem)] lg:overflow-y-auto lg:p-1",
        !isHome && "max-lg:hidden",
      )}
    >
      {GROUPS.filter((group) => sections.some((section) => section.group === group)).map((group) => (
        <div key={group}>
          <h2 className="mb-1 px-3 text-xs font-medium text-ink-muted">{words.groups[group]}</h2>
          <ul className="flex flex-col gap-1 max-lg:gap-0 max-lg:divide-y max-lg:divide-line max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface">
            {sections
              .filter((section) => section.group === group)
              .map(({ to, icon: Icon, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="focus-ring flex h-9 items-center gap-2.5 rounded-md px-3 font-medium text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:text-link max-lg:h-12 max-lg:text-ink"
                  >
                    <Icon className="size-4.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
                    <span className="flex-1">{words[label]}</span>
                    <ChevronRight
                      className="size-4 text-ink-faint lg:hidden"
                      strokeWidth={1.5}
                      aria-hidden="true"
                    />
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
