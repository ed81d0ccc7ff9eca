/** The wait indicator: a moving wave. An empty `label` means that something next to it already names the wait. */
export function Spinner({ label = 'Loading', className = '' }: { label?: string; className?: string }) {
  return (
    <span
      className={`inline-flex h-5 w-12 items-center overflow-hidden ${className}`}
      role={label ? 'status' : undefined}
    >
      <svg viewBox="0 0 96 20" className="h-5 w-24 shrink-0 animate-drift" aria-hidden="true">
        <path d={wave} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}

const wave = 'M-12 10c6-9 12-9 18-2s12 7 18 0 12-7 18 0 12 7 18 0 12-7 18 0 12 7 18 0 12-7 18 0 12 7 18 0'
