// Placeholder.

export function LoginPage() {
  return null;
}
