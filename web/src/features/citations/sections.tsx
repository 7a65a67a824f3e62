// The way between the three pages of citations.
import { Link } from "@tanstack/react-router";
import { useCitationsWords } from "./words";

const PAGES = [
  { to: "/dashboard/citations", id: "matrix" },
  { to: "/dashboard/citations/tasks", id: "tasks" },
  { to: "/dashboard/citations/directories", id: "directories" },
] as const;

/** Links that look like tabs. */
export function Sections() {
  const { sections: words } = useCitationsWords();
  return (
    <nav
      aria-label={words.label}
      className="fade-ends flex gap-5 overflow-x-auto overflow-y-hidden border-b border-line"
    >
      {PAGES.map(({ to, id }) => (
        <Link
          key={id}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          className="focus-ring -mb-px rounded-t-sm border-b-2 border-transparent px-0.5 py-3 sm:py-2.5 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink"
        >
          {words[id]}
        </Link>
      ))}
    </nav>
  );
}
