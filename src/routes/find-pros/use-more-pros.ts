import { useState } from 'react'
import { useFetcher } from 'react-router'

import { addressOf } from './filters.ts'
import type { SearchPage } from './search-page.ts'

/** The pros of the first page and of those that were asked for since. */
export function useMorePros(first: SearchPage) {
  const { data, state, load } = useFetcher<SearchPage | null>()
  const [pages, setPages] = useState<SearchPage[]>([first])
  // A fetcher keeps only its last answer.
  if (data && !pages.includes(data)) setPages([...pages, data])

  const next = pages.at(-1)?.next ?? null
  const moreHref = next === null ? null : addressOf(first.filters, { cursor: next })
  return {
    pros: pages.flatMap(({ pros }) => pros),
    moreHref,
    loading: state !== 'idle',
    loadMore: () => void (moreHref === null ? undefined : load(moreHref.replace('?', '/more?'))),
  }
}
