import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import { isMember, type ProCardFace } from '../features/pros/pro-card-face.ts'

/** When the next appointment is available, as text, by pro id; null where that cannot be said. */
export type Openings = Record<string, string | null>

/** A page of results; for each pro the server has to read the calendar. */
export const maxOpenings = 20

/** The openings of pros who take requests, once they have loaded. Each is requested once. */
export function useOpenings(pros: readonly Pick<ProCardFace, 'userId' | 'user'>[]): Openings {
  const { data, load } = useFetcher<Openings>()
  const [known, setKnown] = useState<{ openings: Openings; answer: typeof data }>({ openings: {}, answer: undefined })
  // A fetcher keeps only its last answer.
  if (data !== known.answer) setKnown({ openings: { ...known.openings, ...data }, answer: data })

  const unknown = pros.filter((pro) => isMember(pro) && known.openings[pro.userId] === undefined)
  const query = new URLSearchParams(unknown.slice(0, maxOpenings).map(({ userId }) => ['pro', userId])).toString()
  useEffect(() => {
    if (query) void load(`/openings?${query}`)
  }, [query, load])
  return known.openings
}
