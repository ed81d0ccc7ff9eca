import { House, Palm, Ripples, SwimRing } from './painted.tsx'

/** An evening at the pool, as a full-width background for a heading. */
export function Poolside() {
  return (
    <svg
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      className="block h-64 w-full md:h-80"
    >
      <circle cx="980" cy="150" r="86" fill="#ee7f5e" />
      <path className="fill-tint-palm" d="M0 206c220-70 420-10 700-30s420-50 740 6v60H0Z" />
      <path className="fill-hill" d="M0 226c300-30 500 6 760-8s460-16 680 2v30H0Z" />
      <House x={330} y={240} scale={1.1} />
      <Palm x={116} y={244} scale={0.56} />
      <Palm x={1240} y={246} scale={0.62} />
      <Palm x={1330} y={242} scale={0.44} />
      <path className="fill-deck" d="M0 236h1440v164H0Z" />
      <path className="fill-coping" d="M330 258h800l190 142H130Z" />
      <path fill="#37b6cf" d="M344 268h772l172 132H162Z" />
      <path fill="#1c93ad" d="M344 268h772l14 12H330Z" />
      <Ripples
        width={5}
        at={[
          [400, 300, 54],
          [540, 292, 44],
          [690, 308, 56],
          [860, 294, 46],
          [1000, 306, 52],
          [330, 346, 64],
          [520, 340, 60],
          [700, 362, 64],
          [1060, 344, 60],
          [240, 386, 60],
          [440, 388, 60],
          [880, 388, 60],
          [1120, 386, 56],
        ]}
      />
      <SwimRing x={880} y={340} scale={1.1} />
    </svg>
  )
}
