import { badgeCount } from '../features/notifications/notification.ts'

/**
 * The number at the corner of an icon; the label of the link or button contains it as text. Three characters end with
 * the button: the account's picture is next to it.
 */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  const text = badgeCount(count)
  return (
    <span
      aria-hidden="true"
      className={`absolute bottom-6 ${text.length > 2 ? 'right-0' : 'left-6'} grid h-[1.25rem] min-w-[1.25rem] place-items-center rounded-full bg-coral px-1 text-caption leading-none font-bold text-white`}
    >
      {/* Digits extend further above the middle of their line than below it. */}
      <span className="mt-0.5">{text}</span>
    </span>
  )
}
