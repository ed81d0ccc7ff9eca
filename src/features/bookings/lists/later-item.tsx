import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { LaterAppointment } from '../series/series-ahead.ts'

/**
 * A later appointment of a series as a row. It leads to the same page with that one opened: `children` show it in full.
 */
export function LaterItem({ isOpened, children, ...row }: LaterItemProps) {
  const item = useOpenedItem(row.id, isOpened)
  return isOpened ? (
    <li id={row.id} ref={item} tabIndex={-1} className={row.isAlone ? undefined : 'py-2'}>
      {children}
    </li>
  ) : (
    <li id={row.id}>
      <Row {...row} />
    </li>
  )
}

interface LaterItemProps extends RowProps {
  isOpened: boolean
  children: ReactNode
}

interface RowProps extends Pick<LaterAppointment, 'id' | 'place'> {
  /** When it is and, in a list of several series, whose. */
  about: ReactNode
  /** Something is asked of the viewer. */
  asks?: boolean
  /** It stands among cards, not among other rows in their box. */
  isAlone?: boolean
}

function Row({ id, about, place, asks = false, isAlone = false }: RowProps) {
  const look = isAlone ? 'rounded-card border bg-card px-4' : 'border-t px-2'
  return (
    <Link
      to={useAddress(id)}
      className={`flex min-h-11 items-center gap-3 border-line py-1 text-small hover:underline ${look}`}
    >
      {about} <span className={`ml-auto text-right ${asks ? 'font-bold text-pool-deep' : 'text-soft'}`}>{place}</span>
      <Icon name="arrow-right" className="size-4 text-soft" />
    </Link>
  )
}

/** Finds the booking wherever it is by now, on the open page of the list if it still is there. */
function useAddress(id: string): string {
  const cursor = new URLSearchParams(useLocation().search).get('cursor')
  return `?${new URLSearchParams({ booking: id, ...(cursor && { cursor }) })}#${id}`
}

/** Whoever follows a link finds the list open, even if they had closed it, and continues from there by keyboard. */
function useOpenedItem(id: string, isOpened: boolean) {
  const item = useRef<HTMLLIElement>(null)
  const location = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  // The element that had the focus is gone, and only the browser's own navigation would open the list.
  useEffect(() => {
    if (!isOpened || isBack || location.hash !== `#${id}`) return
    item.current?.closest('details')?.setAttribute('open', '')
    item.current?.scrollIntoView()
    item.current?.focus({ preventScroll: true })
  }, [location, isBack, id, isOpened])
  return item
}
