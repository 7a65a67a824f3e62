// A small page of each template, drawn from the parts that it really has.
import type { Template } from "./types";

const WEEKS = [34, 40, 38, 49, 55, 60, 71, 84];
/** Twelve pins, four in a row. */
const GRID = [..."gggfggfgffpf"].map((rank, at) => ({
  x: 226 + (at % 4) * 22,
  y: 150 + Math.floor(at / 4) * 22,
  fill: rank === "g" ? "fill-good" : rank === "f" ? "fill-fair" : "fill-poor",
}));
const LINE = "M0 46 40 41 80 43 120 33 160 28 200 24 240 14 280 8";

/** The page; decoration beside its name. */
export function TemplatePicture({ template }: { template: Template }) {
  return (
    <svg viewBox="0 0 320 400" className="block w-full" aria-hidden="true">
      <rect width="320" height="400" className="fill-surface" />
      <rect x="20" y="22" width="130" height="11" rx="3" className="fill-ink opacity-85" />
      <rect x="20" y="40" width="84" height="6" rx="3" className="fill-ink-faint opacity-55" />
      <circle cx="288" cy="34" r="12" className="fill-brass-soft" />
      <path d="M281 36c0-6 14-6 14 0Z" className="fill-brass" />
      <rect x="20" y="60" width="280" height="2" className="fill-brass" />
      {template === "executive" && <Executive />}
      {template === "technical" && <Technical />}
      {template === "client" && <ForClient />}
    </svg>
  );
}

function Lines({ y, widths }: { y: number; widths: readonly number[] }) {
  const lines = widths.map((width, at) => ({ width, top: y + at * 13 }));
  return lines.map(({ width, top }) => (
    <rect key={top} x="20" y={top} width={width} height="6" rx="3" className="fill-ink-faint opacity-45" />
  ));
}

function Tiles({ y, count }: { y: number; count: number }) {
  const width = (280 - (count - 1) * 12) / count;
  const places = Array.from({ length: count }, (_, at) => 20 + at * (width + 12));
  return places.map((x) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <rect width={width * 0.62} height="16" rx="3" className="fill-ink opacity-85" />
      <rect y="22" width={width * 0.8} height="5" rx="2.5" className="fill-ink-faint opacity-45" />
      <path d="M0 40l4-6 4 6Z" className="fill-good" />
      <rect x="12" y="35" width={width * 0.36} height="4" rx="2" className="fill-good opacity-70" />
    </g>
  ));
}

/** Three figures, one chart, two sentences. */
function Executive() {
  return (
    <>
      <Tiles y={82} count={3} />
      {WEEKS.map((height, week) => (
        <rect
          key={height}
          x={20 + week * 35.6}
          y={258 - height * 1.25}
          width="26"
          height={height * 1.25}
          rx="3"
          className={week === WEEKS.length - 1 ? "fill-brass" : "fill-primary"}
        />
      ))}
      <rect x="20" y="259" width="280" height="1" className="fill-line-strong" />
      <Lines y={286} widths={[270, 250, 168]} />
      <Lines y={344} widths={[214, 120]} />
    </>
  );
}

/** A chart, a rank grid, and a table. */
function Technical() {
  return (
    <>
      <Tiles y={80} count={4} />
      <g transform="translate(20 140)">
        <path d={`${LINE}V60H0Z`} transform="scale(0.62 1)" className="fill-primary opacity-15" />
        <path d={LINE} transform="scale(0.62 1)" className="fill-none stroke-primary" strokeWidth="2.5" />
        <rect y="60" width="174" height="1" className="fill-line-strong" />
      </g>
      {GRID.map(({ x, y, fill }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" className={fill} />
      ))}
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <g key={row} transform={`translate(20 ${226 + row * 25})`}>
          <rect
            width={row === 0 ? 60 : 96 - (row % 3) * 16}
            height="6"
            rx="3"
            className={row === 0 ? "fill-ink-faint opacity-45" : "fill-ink opacity-70"}
          />
          {[150, 205, 258].map((x) => (
            <rect key={x} x={x} width="22" height="6" rx="3" className="fill-ink-faint opacity-55" />
          ))}
          <rect y="15" width="280" height="1" className="fill-line" />
        </g>
      ))}
    </>
  );
}

/** A letter: results, actions and next steps. */
function ForClient() {
  return (
    <>
      <Lines y={82} widths={[96]} />
      <Lines y={104} widths={[276, 262, 270, 190]} />
      <Tiles y={176} count={3} />
      <rect x="20" y="242" width="92" height="8" rx="3" className="fill-ink opacity-80" />
      {[210, 172, 194].map((width, at) => (
        <g key={width} transform={`translate(20 ${266 + at * 20})`}>
          <path d="m1 4 4 4 7-8" className="fill-none stroke-good" strokeWidth="2.2" strokeLinecap="round" />
          <rect x="22" y="1" width={width} height="6" rx="3" className="fill-ink-faint opacity-45" />
        </g>
      ))}
      <rect x="20" y="340" width="70" height="8" rx="3" className="fill-ink opacity-80" />
      <Lines y={360} widths={[246]} />
    </>
  );
}
