// The mark (a V in a shop window, under its awning) and the name, as in the app.

/** Mark and name; `label` is the accessible name of a link around it. */
export function Wordmark({ label }: { label: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#12355B" />
        <path
          d="m8.2 15.4 7.8 12 7.8-12"
          fill="none"
          stroke="#FBF7F0"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M4 5h6v6a3 3 0 0 1-6 0Zm12 0h6v6a3 3 0 0 1-6 0Z" fill="#D9A657" />
        <path d="M10 5h6v6a3 3 0 0 1-6 0Zm12 0h6v6a3 3 0 0 1-6 0Z" fill="#FBF7F0" />
      </svg>
      <span className="text-xl font-semibold tracking-[-0.02em]" aria-hidden="true">
        Vitrine
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
