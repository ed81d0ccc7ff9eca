import { Icon } from './icon.tsx'

/** A list of benefits with check marks; `small` is for use in a text or a card. */
export function CheckList({ points, small = false, className = '' }: CheckListProps) {
  return (
    <ul className={`grid ${small ? 'gap-2.5 leading-snug' : 'gap-4'} ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex items-start gap-3">
          <Icon name="check-circle" className={`mt-0.5 text-palm ${small ? '' : 'size-6'}`} />
          {point}
        </li>
      ))}
    </ul>
  )
}

interface CheckListProps {
  points: readonly string[]
  small?: boolean
  className?: string
}
