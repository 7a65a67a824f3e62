// Drawing of the business at the top of a sample page, one scene per trade.
import type { ReactNode } from "react";
import type { Trade } from "../content/types/products";

const SCENES: Record<Trade, ReactNode> = {
  restaurant: (
    <>
      <path d="M120 60h220v100H120Z" className="fill-surface" />
      <path
        d="M108 60h244v18a12 12 0 0 1-24.400 0 12 12 0 0 1-24.400 0 12 12 0 0 1-24.400 0 12 12 0 0 1-24.400 0 12 12 0 0 1-24.400 0 12 12 0 0 1-24.400 0 12 12 0 0 1-24.400 0 12 12 0 0 1-24.400 0 12 12 0 0 1-24.400 0 12 12 0 0 1-24.400 0Z"
        className="fill-poor"
      />
      <path d="M144 100h56v60h-56ZM260 100h56v60h-56Z" className="fill-brass-soft" />
      <path d="M214 104h32v56h-32Z" className="fill-awning" />
      <path
        d="M430 160v-62m-44 0a44 30 0 0 1 88 0ZM404 160h52M412 138h36M540 160v-62m-44 0a44 30 0 0 1 88 0ZM514 160h52M522 138h36"
        className="fill-brass stroke-ink/60"
        strokeWidth="3"
      />
    </>
  ),
  medical: (
    <>
      <path d="M200 46h240v114H200Z" className="fill-surface" />
      <path d="M292 160v-44h56v44Z" className="fill-awning" />
      <path d="M312 58h16v12h12v16h-12v12h-16V86h-12V70h12Z" className="fill-good" />
      <path
        d="M222 66h40v28h-40ZM222 112h40v28h-40ZM378 66h40v28h-40ZM378 112h40v28h-40Z"
        className="fill-map-water"
      />
      <path
        d="M130 160v-34m0 4a22 26 0 1 1 1 0M510 160v-34m0 4a22 26 0 1 1 1 0"
        className="fill-good/70 stroke-ink/50"
        strokeWidth="3"
      />
    </>
  ),
  realEstate: (
    <>
      <path d="M90 160V92l44-34 44 34v68Z" className="fill-brass" />
      <path d="M178 160V78h70v82Z" className="fill-surface" />
      <path d="M248 160V92l52-42 52 42v68Z" className="fill-awning" />
      <path d="M352 160V70h84v90Z" className="fill-poor/80" />
      <path d="M436 160V96l46-36 46 36v64Z" className="fill-surface" />
      <path
        d="M122 112h24v48h-24ZM198 94h30v22h-30ZM198 126h30v22h-30ZM284 116h32v44h-32ZM372 88h44v22h-44ZM372 122h44v22h-44ZM470 118h24v42h-24Z"
        className="fill-brass-soft"
      />
    </>
  ),
  legal: (
    <>
      <path d="M180 76 320 30l140 46v10H180Z" className="fill-awning" />
      <path
        d="M204 90h24v58h-24ZM264 90h24v58h-24ZM352 90h24v58h-24ZM412 90h24v58h-24Z"
        className="fill-surface"
      />
      <path d="M300 98h40v50h-40Z" className="fill-brass" />
      <path d="M184 148h272v12H184Z" className="fill-surface" />
      <path d="M306 60a14 14 0 0 1 28 0 14 14 0 0 1-28 0" className="fill-brass-soft" />
    </>
  ),
  homeServices: (
    <>
      <path d="M380 160V84l70-44 70 44v76Z" className="fill-surface" />
      <path d="M366 90 450 36l84 54" className="fill-none stroke-poor" strokeWidth="10" />
      <path d="M432 112h36v48h-36ZM396 100h24v22h-24ZM480 100h24v22h-24Z" className="fill-brass-soft" />
      <path d="M120 152V84h120v68ZM240 100h40l26 28v24h-66Z" className="fill-awning" />
      <path d="M250 108h26l18 20h-44Z" className="fill-map-water" />
      <path d="M166 100a16 16 0 1 0 20 20l-10-4-2-10Z" className="fill-brass" />
      <path
        d="M140 152a16 16 0 1 0 32 0 16 16 0 1 0-32 0M252 152a16 16 0 1 0 32 0 16 16 0 1 0-32 0"
        className="fill-ink"
      />
    </>
  ),
  retail: (
    <>
      <path d="M140 44h360v116H140Z" className="fill-surface" />
      <path d="M140 44h360v26H140Z" className="fill-good" />
      <path d="M160 86h120v74H160ZM360 86h120v74H360Z" className="fill-map-water" />
      <path d="M296 90h48v70h-48Z" className="fill-awning" />
      <path d="m180 160 40-56 40 56Z" className="fill-brass" />
      <path d="M210 160l10-18 10 18Z" className="fill-brass-soft" />
      <path
        d="M382 144a14 14 0 1 0 28 0 14 14 0 1 0-28 0m44 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0m-30 0 12-24h26l6 24m-24 0-14-30h-8m22 6 16-6"
        className="fill-none stroke-ink"
        strokeWidth="3"
      />
    </>
  ),
};

/** The place a sample page is about. Decorative. */
export function Scene({ trade }: { trade: Trade }) {
  return (
    <svg
      viewBox="0 0 640 180"
      className="block w-full"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <rect width="640" height="180" className="fill-primary-soft" />
      <circle cx="560" cy="44" r="20" className="fill-brass/50" />
      <path d="M0 126c90-40 170-30 250-8s180-46 390-6v68H0Z" className="fill-map-green" />
      {SCENES[trade]}
      <path d="M0 160h640v20H0Z" className="fill-line-strong" />
    </svg>
  );
}
