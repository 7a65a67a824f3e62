// Default name of a new factor or passkey.

/** The name, with a number when it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name} ${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
