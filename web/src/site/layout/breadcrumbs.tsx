// The way from the home page to this one.
import { Fragment } from "react";
import { PageLink } from "../link";
import type { PageId } from "../routes";
import { useLayoutText } from "./text";

/** A step of the way: a page and its short name. */
export interface Crumb {
  id: PageId;
  name: string;
}

/** Links to the pages above; the last one is this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useLayoutText();
  return (
    <nav aria-label={text.breadcrumbs} className="column pt-5">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
        {crumbs.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && (
              <li aria-hidden="true" className="text-ink-faint">
                /
              </li>
            )}
            <li>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{name}</span>
              ) : (
                <PageLink to={id} className="rounded-sm underline-offset-4 hover:underline">
                  {name}
                </PageLink>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
