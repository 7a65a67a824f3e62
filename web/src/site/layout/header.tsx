// The bar at the top: two menus that open by hover, key or touch without a script, links, the other language, the app.
import { ChevronDown, type LucideIcon } from "lucide-react";
import { PRODUCTS, SOLUTIONS } from "../content/types/layout";
import { AppLink, PageLink } from "../link";
import type { PageId } from "../routes";
import { ICONS } from "./icons";
import { LanguageSwitch } from "./language-switch";
import { MobileMenu } from "./mobile-menu";
import { useLayoutText } from "./text";
import { Wordmark } from "./wordmark";

/** The header of a page; `trail` leads from the home page to it. */
export function Header({ id, trail }: { id: PageId | null; trail: readonly PageId[] }) {
  const text = useLayoutText();
  const current = (page: PageId) => (page === id ? "page" : trail.includes(page) ? "true" : undefined);
  return (
    <header className="site-header">
      <div className="column flex h-16 items-center gap-1">
        <PageLink to="home" className="mr-4 rounded-sm">
          <Wordmark label={text.home} />
        </PageLink>
        <nav aria-label={text.main} className="hidden lg:block">
          <ul className="flex items-center">
            <Menu page="products" ids={PRODUCTS} {...text.products} />
            <Menu page="solutions" ids={SOLUTIONS} {...text.solutions} />
            {(["pricing", "resources", "blog"] as const).map((page) => (
              <li key={page}>
                <PageLink to={page} className="nav-link" current={current(page)}>
                  {text[page]}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <LanguageSwitch id={id} />
          <AppLink to="login" className="nav-link max-sm:hidden">
            {text.login}
          </AppLink>
          <AppLink to="signup" look="primary" className="min-h-10! px-4! text-sm! max-sm:hidden">
            {text.start}
          </AppLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

interface MenuProps<Id extends PageId> {
  page: "products" | "solutions";
  ids: readonly Id[];
  name: string;
  all: string;
  items: Record<Id, { name: string; text: string }>;
}

function Menu<Id extends PageId & keyof typeof ICONS>({ page, ids, name, all, items }: MenuProps<Id>) {
  const panel = `menu-${page}`;
  return (
    <li className="menu">
      <button type="button" popoverTarget={panel} className="nav-link">
        {name}
        <ChevronDown className="size-4 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
      </button>
      <div id={panel} popover="auto" className="menu-panel">
        <div className="column py-8">
          <ul className="grid grid-cols-3 gap-2">
            {ids.map((id) => {
              const Icon: LucideIcon = ICONS[id];
              return (
                <li key={id}>
                  <PageLink to={id} className="menu-link">
                    <span className="sign">
                      <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
                    </span>
                    <span>
                      <span className="block font-medium">{items[id].name}</span>
                      <span className="block text-sm text-ink-muted">{items[id].text}</span>
                    </span>
                  </PageLink>
                </li>
              );
            })}
          </ul>
          <p className="mt-5 border-t border-line px-3 pt-5 text-sm">
            <PageLink to={page} look="text">
              {all} <span aria-hidden="true">→</span>
            </PageLink>
          </p>
        </div>
      </div>
    </li>
  );
}
