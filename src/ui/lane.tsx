/** A number among others of its kind: a pool lane filled to `share`, from 0 to 1. */
export function Lane({ share, bed, className }: { share: number; bed: string; className: string }) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`${className} w-full rounded-full`}
    >
      <rect width="100" height="4" className={bed} />
      <rect width={100 * share} height="4" className="fill-aqua" />
    </svg>
  )
}
