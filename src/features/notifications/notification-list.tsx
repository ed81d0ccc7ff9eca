import type { NotificationKind } from '../../platform/tables/column-values.ts'
import { Form } from '../../ui/form.tsx'
import { dot } from '../../ui/format.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import type { Notification } from './notification.ts'
import { timeAgo } from '../../ui/time-ago.ts'

/** Notifications as a list of buttons: pressing one opens its page and marks it as read, with or without scripts. */
export function NotificationList({ notifications, now }: { notifications: Notification[]; now: string }) {
  return (
    <ul>
      {notifications.map((notification) => (
        <li key={notification.id} className="border-b border-line last:border-0">
          <Form method="post" action="/notifications">
            <input type="hidden" name="intent" value="open" />
            <input type="hidden" name="id" value={notification.id} />
            <Line {...{ notification, now }} />
          </Form>
        </li>
      ))}
    </ul>
  )
}

function Line({
  notification: { kind, title, detail, createdAt, read },
  now,
}: {
  notification: Notification
  now: string
}) {
  const { icon, look } = signOf(kind)
  const timeZone = useTimeZone('UTC')
  return (
    <button
      type="submit"
      className="flex w-full items-start gap-4 rounded-field px-4 text-left -outline-offset-3 hover:bg-mist"
    >
      <span className={`mt-3 grid size-10 shrink-0 place-items-center rounded-full ${look}`}>
        <Icon name={icon} />
      </span>
      <span className="flex min-w-0 flex-1 gap-4 py-3">
        <span className="min-w-0 flex-1">
          <span className={`block leading-snug wrap-anywhere ${read ? '' : 'font-bold'}`}>{title}</span>
          {detail ? <span className="line-clamp-2 text-small text-soft">{detail.replaceAll(' · ', dot)}</span> : null}
          <time dateTime={createdAt} className="block text-small text-soft">
            {timeAgo(createdAt, now, timeZone)}
          </time>
        </span>
        {read ? null : (
          <span className="mt-2 size-3 shrink-0 rounded-full bg-coral">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </span>
    </button>
  )
}

const calm = 'bg-mist text-pool-deep'
const over = 'bg-canceled text-on-canceled'

/** A page that is open while a newer version starts may get a kind that it does not know. */
function signOf(kind: string) {
  return Object.entries(signs).find(([known]) => known === kind)?.[1] ?? signs.request
}

const signs: Record<NotificationKind, { icon: IconName; look: string }> = {
  request: { icon: 'calendar', look: calm },
  suggest: { icon: 'calendar', look: calm },
  suggestMove: { icon: 'calendar', look: calm },
  retract: { icon: 'calendar', look: over },
  retractMove: { icon: 'calendar', look: over },
  accept: { icon: 'check-circle', look: calm },
  take: { icon: 'check-circle', look: calm },
  takeMove: { icon: 'check-circle', look: calm },
  decline: { icon: 'cancel', look: over },
  withdraw: { icon: 'cancel', look: over },
  cancel: { icon: 'cancel', look: over },
  expire: { icon: 'hourglass', look: over },
  over: { icon: 'check-circle', look: calm },
  complete: { icon: 'star', look: calm },
  review: { icon: 'star', look: calm },
  answer: { icon: 'star', look: calm },
  message: { icon: 'chat', look: calm },
}
