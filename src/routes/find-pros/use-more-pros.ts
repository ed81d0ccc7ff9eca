import { useState } from 'react'
import { useFetcher } from 'react-router'

import { addressOf } from './filters.ts'
import type { SearchPage } from './search-page.ts'

/** The pros of the first page and of those that were asked for since. */
export function useMorePros(first: SearchPage) {
  const { data, state, load } = useFetcher<SearchPage | null>()
  const [kept, setKept] = useState({ first, further: new Array<SearchPage>() })
  const further = kept.first === first ? kept.further : []
  const next = (further.at(-1) ?? first).next
  // A fetcher keeps only its last answer, and what it says belongs here only where the list ends.
  if (data && data.filters.cursor === next && next !== null) setKept({ first, further: [...further, data] })

  const moreHref = next === null ? null : addressOf(first.filters, { cursor: next })
  return {
    pros: [first, ...further].flatMap(({ pros }) => pros),
    moreHref,
    loading: state !== 'idle',
    loadMore: () => void (moreHref === null ? undefined : load(moreHref.replace('?', '/more?'))),
  }
}
