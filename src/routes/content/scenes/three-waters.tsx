import { Leaves } from './cover-tools.tsx'
import { Ripples, SwimRing } from './painted.tsx'

/** Three pools from above: green, getting better, and clear. */
export function ThreeWaters() {
  return (
    <svg viewBox="0 0 600 360" aria-hidden="true" className="w-full self-center py-6">
      {waters.map(([x, y, radius, water]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={radius + 14} className="fill-coping" />
          <circle cx={x} cy={y} r={radius} fill={water} />
        </g>
      ))}
      <Ripples
        stroke="#c9d68d"
        width={5}
        at={[
          [60, 96, 40],
          [120, 152, 44],
          [64, 170, 34],
        ]}
      />
      <g transform="translate(0 -12) scale(.62)">
        <Leaves />
      </g>
      <Ripples
        stroke="#d5f0e4"
        width={5}
        at={[
          [242, 236, 44],
          [304, 282, 44],
          [262, 300, 34],
          [318, 228, 32],
        ]}
      />
      <Ripples
        width={5}
        at={[
          [424, 96, 50],
          [520, 130, 44],
          [416, 186, 48],
          [500, 236, 46],
        ]}
      />
      <SwimRing x={492} y={180} scale={0.8} />
    </svg>
  )
}

const waters = [
  [108, 128, 86, '#7d9a3f'],
  [292, 256, 82, '#4fae9c'],
  [484, 166, 102, '#37b6cf'],
] as const
