// URL that breaks after separators.
import { Fragment } from "react";

/** The address; where it does not fit it is broken before a dot or after a slash, not within a word. */
export function WebAddress({ address }: { address: string }) {
  return address.split(/(?<=\/)(?=[^/])|(?=[.?&])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
