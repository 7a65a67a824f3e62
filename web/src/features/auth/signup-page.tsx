// Placeholder.

export function SignupPage() {
  return null;
}
