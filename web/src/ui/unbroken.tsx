// Text whose hyphenated words do not break.

/** The text; "sign-in" never ends a line with "sign-", for which CSS has no property. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
