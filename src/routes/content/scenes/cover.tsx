import type { ReactNode } from 'react'
import { Bucket, Leaves, Net, Pump } from './cover-tools.tsx'
import { Palm, Ripples, SwimRing } from './painted.tsx'

/** The illustration of an article; an unknown name gets plain water. */
export function Cover({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      {scenes[name] ?? <Water />}
    </svg>
  )
}

/** Water with a deck along the top: the background of most covers. */
function Water({ color = '#37b6cf', edge = '#1c93ad', stroke = '#e9fbff' }) {
  return (
    <>
      <path className="fill-deck" d="M0 0h640v130H0Z" />
      <path className="fill-coping" d="M0 112h640v26H0Z" />
      <path fill={color} d="M0 138h640v262H0Z" />
      <path fill={edge} d="M0 138h640v16H0Z" />
      <Ripples
        width={5}
        stroke={stroke}
        at={[
          [30, 196, 56],
          [150, 184, 50],
          [540, 190, 54],
          [60, 262, 60],
          [560, 280, 56],
          [40, 350, 60],
          [170, 360, 60],
          [460, 366, 60],
          [590, 356, 50],
        ]}
      />
    </>
  )
}

function Sky({ tone, children }: { tone: string; children?: ReactNode }) {
  return (
    <>
      <path className={tone} d="M0 0h640v400H0Z" />
      {children}
    </>
  )
}

const scenes: Record<string, ReactNode> = {
  test: (
    <Sky tone="fill-tint-coral">
      <path fill="#fffaf0" d="M250 40h140a14 14 0 0 1 14 14v346H236V54a14 14 0 0 1 14-14Z" />
      {['#f0a95f', '#e98a63', '#8fbf6a', '#6fae9a', '#b9486e'].map((color, index) => (
        <rect key={color} x="268" y={72 + index * 64} width="104" height="48" rx="10" fill={color} />
      ))}
      <Ripples
        width={6}
        stroke="#c94a2c"
        at={[
          [70, 160, 80],
          [90, 260, 80],
          [480, 130, 80],
          [500, 230, 80],
          [470, 330, 80],
        ]}
      />
    </Sky>
  ),
  routine: (
    <>
      <Water />
      <Net />
    </>
  ),
  green: (
    <>
      <Water color="#7d9a3f" edge="#5f7a2d" stroke="#c9d68d" />
      <path fill="#37b6cf" d="M330 400c-30-60 0-120 60-150s90-70 90-112h160v262Z" />
      <path fill="#1c93ad" d="M480 138h160v16H478Z" />
      <Ripples
        width={5}
        at={[
          [500, 200, 56],
          [580, 250, 50],
          [440, 290, 56],
          [540, 330, 56],
          [420, 370, 50],
        ]}
      />
      <Leaves />
    </>
  ),
  pump: (
    <Sky tone="fill-tint-sky">
      <path className="fill-ground" d="M0 300h640v100H0Z" />
      <Pump />
    </Sky>
  ),
  opening: (
    <Sky tone="fill-tint-water">
      <circle cx="320" cy="210" r="112" className="fill-sun" />
      <path
        fill="none"
        className="stroke-sun"
        strokeWidth="12"
        strokeLinecap="round"
        d="M320 66V34M205 104l-22-24M435 104l22-24M170 190l-36-8M470 190l36-8"
      />
      <path fill="#37b6cf" d="M0 214h640v186H0Z" />
      <path fill="#2f7d5b" d="M0 214h250c40 0 40 40 0 40H0Z" />
      <path fill="#24664a" d="M220 214h30c40 0 40 40 0 40h-30Z" />
      <Ripples
        width={5}
        at={[
          [330, 262, 56],
          [470, 250, 54],
          [570, 282, 50],
          [60, 300, 56],
          [210, 316, 60],
          [370, 330, 60],
          [520, 348, 56],
          [120, 370, 56],
        ]}
      />
    </Sky>
  ),
  closing: (
    <Sky tone="fill-tint-sun">
      <path className="fill-deck" d="M0 150h640v250H0Z" />
      <path className="fill-coping" d="M110 180h420l110 220H0Z" />
      <path fill="#2f7d5b" d="M126 194h388l106 206H20Z" />
      <path
        fill="none"
        stroke="#86b998"
        strokeWidth="4"
        d="M320 194v206M223 194l-80 206M417 194l80 206M100 244h440M72 306h496"
      />
      <Leaves />
      <Palm x={70} y={186} scale={0.42} />
    </Sky>
  ),
  leak: (
    <>
      <Water />
      <Bucket />
    </>
  ),
  price: (
    <Sky tone="fill-tint-palm">
      <g transform="rotate(-8 320 200)">
        <path fill="#fffaf0" d="M200 110h230a16 16 0 0 1 16 16v150a16 16 0 0 1-16 16H200l-78-78a18 18 0 0 1 0-26Z" />
        <circle cx="176" cy="201" r="17" className="fill-tint-palm" />
        <Ripples
          width={9}
          stroke="#0b7a94"
          at={[
            [226, 178, 80],
            [330, 178, 80],
          ]}
        />
        <path fill="none" stroke="#c94a2c" strokeWidth="9" strokeLinecap="round" d="M230 236h160" />
      </g>
      <path fill="none" stroke="#9a6b46" strokeWidth="6" strokeLinecap="round" d="M150 224C90 250 60 180 0 200" />
    </Sky>
  ),
  safety: (
    <>
      <Water />
      <SwimRing x={330} y={270} scale={2.2} />
    </>
  ),
}
