// Logo of the organization, or of Vitrine.
import type { Me } from "@/lib/me";
import { cx } from "@/ui/cx";
import { Mark, Wordmark } from "@/ui/wordmark";

export interface HouseMarkProps {
  organisation: Me["organisation"] | undefined;
  /** Room for a square only. */
  isNarrow?: boolean;
  className?: string;
}

/**
 * The logo, transparent where it is. Made for white as most are, it stands on white in the dark. Its organization is named
 * beside it, in the top bar.
 */
export function HouseMark({ organisation, isNarrow = false, className }: HouseMarkProps) {
  const logo = organisation?.brand.logo;
  if (!logo) return isNarrow ? <Mark className="size-7" /> : <Wordmark className={className} />;
  return (
    <span className={cx("flex min-w-0 items-center", className)}>
      <img
        src={logo.url}
        width={logo.width}
        height={logo.height}
        alt={organisation.name}
        className={cx(
          "rounded-sm object-contain dark:bg-white dark:p-1",
          isNarrow ? "size-10" : "h-9 w-auto max-w-44",
        )}
      />
    </span>
  );
}
