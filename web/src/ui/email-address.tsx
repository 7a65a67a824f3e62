// Email address that breaks before its "@".

/** The address; where it does not fit, the domain begins the second line instead of being cut within a word. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
