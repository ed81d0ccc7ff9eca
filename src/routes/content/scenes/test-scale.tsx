/** The color scale of a pH test next to its vial. */
export function TestScale() {
  return (
    <svg viewBox="0 0 560 380" aria-hidden="true" className="w-full self-end">
      <path fill="#fffaf0" d="M60 60h280a18 18 0 0 1 18 18v302H42V78a18 18 0 0 1 18-18Z" />
      {colors.map(([ph, color], index) => (
        <g key={ph}>
          <rect x="76" y={92 + index * 58} width="150" height="44" rx="12" fill={color} />
          <text x="250" y={123 + index * 58} fontSize="26" fontWeight="700" fill="#0e2a36" className="font-display">
            {ph}
          </text>
        </g>
      ))}
      <path fill="#0e2a36" d="M410 40h92v26h-92Z" />
      <path
        fill="#eafaff"
        stroke="#7f979d"
        strokeWidth="5"
        d="M418 66h76v268a24 24 0 0 1-24 24h-28a24 24 0 0 1-24-24Z"
      />
      <path fill="#e98a63" d="M421 158h70v174a22 22 0 0 1-22 22h-26a22 22 0 0 1-22-22Z" />
      <path fill="none" stroke="#fffaf0" strokeWidth="5" strokeLinecap="round" d="M430 190c8-10 14-8 20 0s12 10 20 1" />
      <path
        fill="none"
        stroke="#7f979d"
        strokeWidth="4"
        strokeLinecap="round"
        d="M478 110h12M478 140h12M478 170h12M478 200h12M478 230h12"
      />
    </svg>
  )
}

const colors = [
  ['6.8', '#f4c95d'],
  ['7.2', '#f0a95f'],
  ['7.5', '#e98a63'],
  ['7.8', '#d96a63'],
  ['8.2', '#b9486e'],
] as const
