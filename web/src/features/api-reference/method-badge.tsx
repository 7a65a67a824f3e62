// Badge with the method of an operation, colored by kind of operation.
import { cx } from "@/ui/cx";
import type { Method } from "./model";

const TINTS: Record<Method, string> = {
  get: "bg-good-soft text-good-ink",
  post: "bg-primary-soft text-link",
  put: "bg-brass-soft text-brass-ink",
  patch: "bg-brass-soft text-brass-ink",
  delete: "bg-poor-soft text-poor-ink",
};

/** GET, POST, … */
export function MethodBadge({ method, isSmall = false }: { method: Method; isSmall?: boolean }) {
  return (
    <span
      className={cx(
        "inline-grid shrink-0 place-items-center rounded-sm font-mono font-semibold uppercase",
        isSmall ? "w-13 py-0.5 text-[0.625rem]" : "px-2 py-0.5 text-xs",
        TINTS[method],
      )}
    >
      {method}
    </span>
  );
}
