// The one motif of the brand: a scalloped awning.
import { useId } from "react";

export interface AwningProps {
  className?: string;
  /** Width of a stripe, px. */
  stripe?: number;
  /** Height above the scallops, px. */
  body?: number;
  /** Background: the cream stripes need a dark wall, on paper they are blue. */
  on?: "night" | "paper";
}

/** A striped awning edge, repeated over the width of its box. Decorative. */
export function Awning({ className, stripe = 28, body = 14, on = "paper" }: AwningProps) {
  const id = useId();
  const height = body + stripe / 2;
  const scallop = (x: number) => `M${x} 0h${stripe}v${body}a${stripe / 2} ${stripe / 2} 0 0 1-${stripe} 0Z`;
  return (
    <svg aria-hidden="true" className={className} width="100%" height={height}>
      <defs>
        <pattern id={id} width={stripe * 2} height={height} patternUnits="userSpaceOnUse">
          <path d={scallop(0)} className="fill-brass" />
          <path d={scallop(stripe)} className={on === "night" ? "fill-cream" : "fill-awning"} />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  );
}

/** A little shop front under its awning, for empty states. Decorative. */
export function ShopFront({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 88" className={className} aria-hidden="true" fill="none">
      <path
        d="M18 34v44a3 3 0 0 0 3 3h78a3 3 0 0 0 3-3V34"
        className="fill-surface stroke-line-strong"
        strokeWidth="1.5"
      />
      <rect
        x="28"
        y="42"
        width="38"
        height="27"
        rx="2"
        className="fill-primary-soft stroke-line-strong"
        strokeWidth="1.5"
      />
      <path d="m34 62 10-13M42 64l6-8" className="stroke-surface" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M76 81V45a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v36"
        className="fill-sunken stroke-line-strong"
        strokeWidth="1.5"
      />
      <circle cx="88" cy="62" r="1.5" className="fill-brass" />
      <path d="M6 81.5h108" className="stroke-line-strong" strokeWidth="1.5" strokeLinecap="round" />
      {[0, 1, 2, 3, 4, 5].map((stripe) => (
        <path
          key={stripe}
          d={`M${12 + stripe * 16} 10h16v18a8 8 0 0 1-16 0Z`}
          className={stripe % 2 === 0 ? "fill-primary" : "fill-brass-soft stroke-brass"}
          strokeWidth="0.75"
        />
      ))}
      <path d="M12 10h96" className="stroke-primary" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
