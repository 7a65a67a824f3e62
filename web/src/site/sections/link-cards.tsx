// Cards that lead to other pages; the whole card is the target.
import { ArrowRight } from "lucide-react";
import type { IconItem } from "../content/types/shapes";
import { PageLink } from "../link";
import type { PageId } from "../routes";
import { IfPage } from "./claim";
import { Sign } from "./feature-grid";

/** A card and where it leads. */
export interface LinkCard extends Omit<IconItem, "icon"> {
  icon?: IconItem["icon"];
  to: PageId;
  /** A word in the corner: "Guide". */
  badge?: string;
  /** A detail at the bottom: "12 min". */
  detail?: string;
  /** Short points below the text. */
  points?: readonly string[];
  /** Text of the link; without it, the title alone is the link. */
  action?: string;
}

/** Cards in rows of two or three. */
export function LinkCards({
  items,
  columns = 3,
  level = 3,
}: {
  items: readonly LinkCard[];
  columns?: 2 | 3;
  level?: 2 | 3 | 4;
}) {
  const Heading = `h${level}` as "h3";
  return (
    <ul className={`even-out grid gap-5 sm:grid-cols-2 ${columns === 3 ? "lg:grid-cols-3" : ""}`}>
      {items.map(({ icon, title, text, to, badge, detail, points, action }) => (
        <IfPage key={to + title} to={to}>
          <li className="card card-link">
            {(icon || badge) && (
              <div className="mb-4 flex items-start justify-between gap-4">
                {icon && <Sign icon={icon} />}
                {badge && <span className="badge">{badge}</span>}
              </div>
            )}
            <Heading className="text-lg font-semibold">
              <PageLink to={to} className="card-target">
                {title}
              </PageLink>
            </Heading>
            <p className="mt-1.5 text-pretty text-ink-muted">{text}</p>
            {points && (
              <ul className="mt-4 flex flex-col gap-1.5 text-sm text-ink-muted">
                {points.map((point) => (
                  <li key={point} className="tick">
                    {point}
                  </li>
                ))}
              </ul>
            )}
            {(detail || action) && (
              <p className="mt-auto flex items-center justify-between gap-4 pt-5 text-sm text-ink-muted">
                {action && (
                  <span className="card-action" aria-hidden="true">
                    {action} <ArrowRight className="size-4" strokeWidth={1.5} />
                  </span>
                )}
                {detail && <span className="text-end">{detail}</span>}
              </p>
            )}
          </li>
        </IfPage>
      ))}
    </ul>
  );
}
