// Outline of a template, shown until its sample page is loaded.
import type { ReactNode } from "react";
import type { Template } from "../types";

const BAR = "fill-line-strong";
const INK = "fill-control";
const TINT = "fill-primary-soft";

const OUTLINES: Record<Template, ReactNode> = {
  restaurant: (
    <>
      <path d="M0 0h240v86H0Z" className={TINT} />
      <path d="M70 40h100v10H70ZM92 58h56v12H92Z" className={INK} />
      <path
        d="M24 104h84v6H24ZM24 118h84v6H24ZM24 132h84v6H24ZM132 104h84v6h-84ZM132 118h84v6h-84ZM132 132h84v6h-84ZM24 146h60v6H24Z"
        className={BAR}
      />
    </>
  ),
  medical: (
    <>
      <path d="M24 24h90v10H24ZM24 44h70v6H24ZM24 62h48v12H24Z" className={INK} />
      <path d="M140 20h76v60h-76Z" className={TINT} />
      <path d="M24 100h58v60H24ZM91 100h58v60H91ZM158 100h58v60h-58Z" className={TINT} />
      <path d="M32 142h30v6H32ZM99 142h30v6H99ZM166 142h30v6h-30Z" className={BAR} />
    </>
  ),
  real_estate: (
    <>
      <path d="M0 0h120v180H0Z" className={TINT} />
      <path d="M140 30h76v10h-76ZM140 50h60v6h-60ZM140 66h44v12h-44Z" className={INK} />
      <path
        d="M140 100h36v30h-36ZM184 100h32v30h-32ZM140 138h36v30h-36ZM184 138h32v30h-32Z"
        className={BAR}
      />
    </>
  ),
  legal: (
    <>
      <path d="M60 26h120v10H60ZM84 44h72v6H84Z" className={INK} />
      <path d="M24 70h192v1H24ZM24 100h192v1H24ZM24 130h192v1H24Z" className={INK} />
      <path
        d="M24 82h70v6H24ZM150 82h66v6h-66ZM24 112h90v6H24ZM150 112h66v6h-66ZM24 142h60v6H24ZM150 142h66v6h-66Z"
        className={BAR}
      />
    </>
  ),
  home_services: (
    <>
      <path d="M0 0h240v64H0Z" className={TINT} />
      <path d="M24 20h100v10H24ZM24 38h64v14H24ZM160 20h56v32h-56Z" className={INK} />
      <path d="M24 82h90v34H24ZM126 82h90v34h-90ZM24 128h90v34H24ZM126 128h90v34h-90Z" className={BAR} />
    </>
  ),
  retail: (
    <>
      <path d="M24 18h80v10H24ZM24 36h52v6H24Z" className={INK} />
      <path d="M24 56h124v70H24ZM158 56h58v32h-58ZM158 94h58v32h-58Z" className={TINT} />
      <path d="M24 140h58v8H24ZM91 140h58v8H91ZM158 140h58v8h-58Z" className={BAR} />
    </>
  ),
};

/** Draws the outline of a template. */
export function TemplateOutline({ template }: { template: Template }) {
  return (
    <svg viewBox="0 0 240 180" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="size-full">
      {OUTLINES[template]}
    </svg>
  );
}
