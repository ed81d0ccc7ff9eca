/** Stands in for a list that is loading: `count` gray cards, with one label for screen readers. */
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
