// Placeholder.

export function CompletePage() {
  return null;
}
