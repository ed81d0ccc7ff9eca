import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'

import { withChangedHearts } from '../../features/pros/changed-hearts.ts'
import { useViewer } from '../../shell/use-viewer.ts'
import { searchHref } from './filters.ts'
import type { MorePros, SearchPage } from './search-page.ts'

/** The pros of the first page and those loaded since. */
export function useMorePros(first: SearchPage) {
  const { data, state, load } = useFetcher<MorePros | null>()
  // Others see other cards.
  const viewer = useViewer()?.id
  const key = `${useLocation().key} ${viewer}`
  const [kept, setKept] = useState(() => ({ first, further: furtherOf(first, key, viewer) }))
  const further = kept.first === first ? kept.further : none
  const next = (further.at(-1) ?? first).next
  // A fetcher keeps only its last answer, which is valid only if it continues this list.
  if (next !== null && data?.cursor === next) setKept({ first, further: [...further, data] })

  // Leaving and returning to this page is the browser's navigation, which discards the page's state.
  useEffect(() => {
    leftBehind.set(key, further)
    for (const oldest of leftBehind.keys()) if (leftBehind.size > 20) leftBehind.delete(oldest)
  }, [key, further])

  const moreHref = next === null ? null : searchHref(first.filters, { cursor: next })
  return {
    pros: [first, ...further].flatMap(({ pros }) => pros),
    moreHref,
    loading: state !== 'idle',
    loadMore: () => void (moreHref === null ? undefined : load(moreHref.replace('?', '/more?'))),
  }
}

const none: MorePros[] = []

/** The list as last shown, by history entry and viewer; in memory only, for the last twenty. */
const leftBehind = new Map<string, MorePros[]>()

/** Only if the first page still ends with the same pro. Hearts may have changed on other pages meanwhile. */
function furtherOf(first: SearchPage, key: string, viewer: string | undefined): MorePros[] {
  const further = leftBehind.get(key) ?? none
  if (further[0]?.cursor !== first.next) return none
  return further.map(({ cursor, next, pros }) => ({ cursor, next, pros: withChangedHearts(viewer, pros) }))
}
