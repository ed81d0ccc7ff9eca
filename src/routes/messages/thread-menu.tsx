import type { MouseEvent } from 'react'

import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

const look =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-4 text-left font-semibold hover:bg-mist hover:text-pool-deep'

/** Actions for the other person: view their profile, report or block them. Unblocking is in place of the composer. */
export function ThreadMenu({ askHref, blocked, profileHref }: ThreadMenuProps) {
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
          <Link to={profileHref} onClick={close} className={look}>
            <Icon name="user" /> View profile
          </Link>
        )}
        <Link to={askHref('report=person')} preventScrollReset onClick={close} className={look}>
          <Icon name="flag" /> Report
        </Link>
        {blocked ? null : (
          <Link to={askHref('block')} preventScrollReset onClick={close} className={look}>
            <Icon name="cancel" /> Block
          </Link>
        )}
      </div>
    </div>
  )
}

/** Focus then goes to its button, and returns there from the dialog that a link opens. */
function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
}

interface ThreadMenuProps {
  askHref: (dialog: string) => string
  blocked: boolean
  /** Absent when the other person has no public page. */
  profileHref: string | undefined
}
