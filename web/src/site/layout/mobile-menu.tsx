// The menu of small screens: everything of the header, and help.
import { Menu as MenuIcon, X } from "lucide-react";
import { PRODUCTS, SOLUTIONS } from "../content/types/layout";
import { AppLink, PageLink } from "../link";
import type { PageId } from "../routes";
import { useLayoutText } from "./text";

/** The button and the panel it opens, without a script. */
export function MobileMenu() {
  const text = useLayoutText();
  const groups: [
    name: string,
    all: string,
    index: PageId,
    ids: readonly PageId[],
    items: Record<string, { name: string }>,
  ][] = [
    [text.products.name, text.products.all, "products", PRODUCTS, text.products.items],
    [text.solutions.name, text.solutions.all, "solutions", SOLUTIONS, text.solutions.items],
  ];
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="mobile-menu" aria-label={text.menu} className="mobile-button">
        <MenuIcon className="size-5" strokeWidth={1.5} aria-hidden="true" />
        <X className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </button>
      <nav id="mobile-menu" popover="auto" aria-label={text.menu} className="mobile-panel">
        <div className="column flex flex-col py-4">
          {groups.map(([name, all, index, ids, items]) => (
            <details key={index} name="mobile" className="group border-b border-line">
              <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between rounded-sm font-medium">
                {name}
                <span
                  className="text-xl text-brass-ink transition-transform group-open:rotate-45"
                  aria-hidden="true"
                >
                  +
                </span>
              </summary>
              <ul className="pb-3">
                {ids.map((id) => (
                  <li key={id}>
                    <PageLink to={id} className="mobile-link">
                      {items[id]?.name}
                    </PageLink>
                  </li>
                ))}
                <li>
                  <PageLink to={index} className="mobile-link">
                    {all}
                  </PageLink>
                </li>
              </ul>
            </details>
          ))}
          {(["pricing", "resources", "blog", "help"] as const).map((page) => (
            <PageLink
              key={page}
              to={page}
              className="flex min-h-13 items-center border-b border-line font-medium"
            >
              {text[page]}
            </PageLink>
          ))}
          <div className="mt-5 grid grid-cols-2 gap-3">
            <AppLink to="login" look="quiet">
              {text.login}
            </AppLink>
            <AppLink to="signup" look="primary">
              {text.start}
            </AppLink>
          </div>
        </div>
      </nav>
    </div>
  );
}
