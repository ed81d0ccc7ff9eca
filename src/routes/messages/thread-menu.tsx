import { Form } from 'react-router'

import { waiting } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { usePosting } from '../../ui/use-posting.ts'

const look =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-4 text-left font-semibold hover:bg-mist hover:text-pool-deep'

/** What can be done about the other person: see their profile, report or block them. */
export function ThreadMenu({ reportHref, blocked, profileHref }: ThreadMenuProps) {
  const intent = blocked ? 'unblock' : 'block'
  const pending = usePosting({ intent })
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget="thread-menu"
        aria-label="More"
        className="grid size-11 place-items-center rounded-full hover:bg-mist"
      >
        <Icon name="more" />
      </button>
      <div id="thread-menu" popover="auto" className="menu w-64 p-2">
        {profileHref === undefined ? null : (
          <Link to={profileHref} className={look}>
            <Icon name="user" /> View profile
          </Link>
        )}
        <Link to={reportHref} preventScrollReset className={look}>
          <Icon name="flag" /> Report
        </Link>
        <Form method="post">
          <button type="submit" name="intent" value={intent} {...waiting(pending)} className={look}>
            <Icon name="cancel" /> {blocked ? 'Unblock' : 'Block'}
            {pending ? <Spinner label="" className="ml-auto" /> : null}
          </button>
        </Form>
      </div>
    </div>
  )
}

interface ThreadMenuProps {
  reportHref: string
  blocked: boolean
  /** Absent when the other person has no public page. */
  profileHref: string | undefined
}
