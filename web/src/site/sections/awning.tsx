// The one motif of the brand: a scalloped awning, as wide as its box.

/** A striped awning edge. Decorative. */
export function Awning({ on = "paper" }: { on?: "paper" | "night" }) {
  const id = `awning-${on}`;
  return (
    <svg aria-hidden="true" className="block" width="100%" height="26">
      <defs>
        <pattern id={id} width="56" height="26" patternUnits="userSpaceOnUse">
          <path d="M0 0h28v12a14 14 0 0 1-28 0Z" className="fill-brass" />
          <path d="M28 0h28v12a14 14 0 0 1-28 0Z" className={on === "night" ? "fill-cream" : "fill-awning"} />
        </pattern>
      </defs>
      <rect width="100%" height="26" fill={`url(#${id})`} />
    </svg>
  );
}
