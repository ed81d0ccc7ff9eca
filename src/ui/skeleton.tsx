/** A grey shape of what is coming; `className` gives it the size of the real thing. */
function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-shimmer rounded-field bg-sand ${className}`} />
}

/** The place of a list that is on its way: `count` cards of the given shape, named once for those who listen. */
export function SkeletonCards({ count = 3, label = 'Loading', className = 'h-72' }: SkeletonCardsProps) {
  return (
    <>
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={`rounded-card ${className}`} />
      ))}
    </>
  )
}

interface SkeletonCardsProps {
  count?: number
  label?: string
  className?: string
}
