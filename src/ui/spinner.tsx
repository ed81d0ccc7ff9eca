/** The wait indicator: a wave that runs. An empty `label` says that something beside it already names the wait. */
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

/** A wait in place of content, named for people who see and for people who listen. */
export function Loading({ label }: { label: string }) {
  return (
    <output className="flex flex-col items-center gap-3 py-16 text-soft">
      <Spinner label="" className="text-pool" />
      <span>{label}</span>
    </output>
  )
}

const wave = 'M-12 10c6-9 12-9 18-2s12 7 18 0 12-7 18 0 12 7 18 0 12-7 18 0 12 7 18 0 12-7 18 0 12 7 18 0'
