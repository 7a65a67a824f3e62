// Picture of a person, or their initials. Decorative, because the name is beside it or in the label of its control.
import { cx } from "./cx";

const SIZES = { sm: "size-8 text-xs", md: "size-9 text-sm", lg: "size-20 text-xl" };

export interface AvatarProps {
  /** First and last name, or the email address without a name. */
  name: string;
  /** Address of a square picture. */
  picture: string | undefined;
  size?: keyof typeof SIZES;
}

/** A round picture; without one, letters on the color of the organization. */
export function Avatar({ name, picture, size = "md" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="avatar"
      className={cx(
        "grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary-soft font-semibold text-link select-none",
        SIZES[size],
      )}
    >
      {picture ? <img src={picture} alt="" className="size-full object-cover" /> : initials(name)}
    </span>
  );
}

/** Returns the initials of a name without a picture. */
export function initials(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  const first = [...(parts[0] ?? "?")][0] ?? "";
  const last = parts.length > 1 ? ([...(parts.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toLocaleUpperCase();
}
