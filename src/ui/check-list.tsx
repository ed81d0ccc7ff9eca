import { Icon } from './icon.tsx'

/** Good points, each with a check before it. */
export function CheckList({ points, className = '' }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-4 ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex items-start gap-3">
          <Icon name="check-circle" className="mt-0.5 size-6 text-palm" />
          {point}
        </li>
      ))}
    </ul>
  )
}
