import { type RefObject, useEffect, useRef } from 'react'

import { isMember } from '../../features/pros/pro-card-face.ts'
import { ProCard } from '../../features/pros/pro-card.tsx'
import type { SearchPage } from './search-page.ts'
import { useIsWriter } from '../use-is-writer.ts'
import { useOpenings } from '../use-openings.ts'

/** The pros found, each with what the viewer can do. */
export function ResultCards({ list, pros, highlighted }: ResultCardsProps) {
  const openings = useOpenings(pros.filter(({ free }) => !free))
  const isWriter = useIsWriter()
  useFocusOnNew(list, pros.length)
  return (
    <ul ref={list} id="pros" className="pro-grid scroll-mt-24">
      {pros.map((pro) => (
        <li key={pro.userId} data-pro={pro.userId} className="grid">
          <ProCard
            pro={pro}
            opening={isMember(pro) ? (pro.free?.words ?? openings[pro.userId] ?? null) : undefined}
            highlighted={highlighted === pro.userId}
            isWriter={isWriter}
          />
        </li>
      ))}
    </ul>
  )
}

interface ResultCardsProps {
  list: RefObject<HTMLUListElement | null>
  pros: SearchPage['pros']
  /** The id of the pro being pointed at. */
  highlighted: string | null
}

/** After loading more, focus goes to the first new card. */
function useFocusOnNew(list: RefObject<HTMLUListElement | null>, count: number) {
  const before = useRef(count)
  // The link that was followed has moved behind the new cards or is gone: only script can move the focus to them.
  useEffect(() => {
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true })
    before.current = count
  }, [list, count])
}
