// Placeholder.
export function ImportDialog(_: { isOpen: boolean; location: string | undefined; onClose: () => void }) {
  return null;
}
