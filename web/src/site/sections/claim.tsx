// Parts of a page that claim something about the company; see claims.ts.
import type { ReactNode } from "react";
import { claimOf, eachMarks, FIRST, marksOf, type OwnList, ownMarks, SECOND } from "../claims";
import type { Claim } from "../content/types/claims";
import { useLanguage } from "../language";
import type { PageId } from "../routes";

/** Shown where the operator makes the claim. */
export function Claimed({ claim, children }: { claim: Claim | undefined; children: ReactNode }) {
  if (!claim) return children;
  const [before, after] = marksOf(claim);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** Wraps links to a page; shown only where the page exists. */
export function IfPage({ to, children }: { to: PageId; children: ReactNode }) {
  return <Claimed claim={claimOf(to)}>{children}</Claimed>;
}

/** Shown where the operator wrote a list of their own: `entry` makes the template of an entry. */
export function Own({
  list,
  around,
  entry,
}: {
  list: OwnList;
  around: (entries: ReactNode) => ReactNode;
  entry: (first: string, second: string) => ReactNode;
}) {
  const [before, after] = ownMarks(list);
  const [begin, end] = eachMarks(list, useLanguage());
  return (
    <>
      {before}
      {around(
        <>
          {begin}
          {entry(FIRST, SECOND)}
          {end}
        </>,
      )}
      {after}
    </>
  );
}
