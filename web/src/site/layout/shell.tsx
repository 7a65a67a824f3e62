// Frame around the body of every page.
import type { ReactNode } from "react";
import type { PageId } from "../routes";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import { Footer } from "./footer";
import { Header } from "./header";
import { useLayoutText } from "./text";

/** Header, breadcrumbs, the page, footer. `id` is null for the page that does not exist. */
export function Shell({
  id,
  crumbs,
  children,
}: {
  id: PageId | null;
  crumbs: readonly Crumb[];
  children: ReactNode;
}) {
  const text = useLayoutText();
  return (
    <>
      <a href="#main" className="skip">
        {text.skip}
      </a>
      <Header id={id} trail={crumbs.map((crumb) => crumb.id)} />
      {crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
      <main id="main">{children}</main>
      <Footer id={id} />
    </>
  );
}
