/** The logo and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-heading leading-none font-extrabold tracking-[-0.04em] text-pool-deep">
      <svg viewBox="0 0 40 40" className="size-8" aria-hidden="true">
        <circle cx="20" cy="20" r="19" className="fill-pool" />
        <path
          d="M7 17c3.5-5 6.5-4.5 9 0s6 5 9 .5 5-4 8-.5M7 27c3.5-5 6.5-4.5 9 0s6 5 9 .5 5-4 8-.5"
          fill="none"
          stroke="#fffaf0"
          strokeWidth="3.6"
          strokeLinecap="round"
        />
      </svg>
      Poolwell
    </span>
  )
}
