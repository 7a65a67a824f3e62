// The ground of every map: a made-up town between a river and a park.

/** Streets, river and parks in a box of 440 by 360. Decorative. */
export function Town() {
  return (
    <>
      <rect width="440" height="360" className="fill-map-ground" />
      <path d="M-10 262c70 6 120 40 190 34s130-64 270-58v140H-10Z" className="fill-map-water" />
      <path d="M24 24h92v70l-66 22-26-30ZM318 118l92-18v86l-80 10Z" className="fill-map-green" />
      <g className="stroke-map-road" fill="none" strokeWidth="9">
        <path d="M-10 128c120 24 270-40 470-14M138-10c-6 130 26 240 6 390M302-10c10 140-26 250 14 390" />
      </g>
      <g className="stroke-map-road" fill="none" strokeWidth="4">
        <path d="M-10 60c150 18 300-26 470-8M-10 196c160 10 300-22 470-16M64-10c4 120 24 180 4 280M220-10c-8 130 8 200 0 300M382-10c-10 100 10 180-4 260M-10 330c160 20 320-30 470-26" />
      </g>
    </>
  );
}
