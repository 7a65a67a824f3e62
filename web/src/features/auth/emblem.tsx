// Icon of a page's subject.
import type { LucideIcon } from "lucide-react";

/** An icon on a brass disc, above the title. */
export function Emblem({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span
      aria-hidden="true"
      className="mb-5 grid size-12 place-items-center rounded-full bg-brass-soft text-brass-ink"
    >
      <Icon className="size-6" strokeWidth={1.5} />
    </span>
  );
}
