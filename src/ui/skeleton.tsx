/** The place of a list that is on its way: `count` gray cards, named once for those who listen. */
export function SkeletonCards({ count, label }: { count: number; label: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} aria-hidden="true" className="block h-72 animate-shimmer rounded-card bg-sand" />
      ))}
    </>
  )
}
