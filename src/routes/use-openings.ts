import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import { isMember, type ProCardFace } from '../features/pros/pro-card.ts'

/** Of each pro, by id, when the next visit is possible, in words. */
export type Openings = Record<string, string>

/** As many as are asked for at once: an address should not grow without end. */
export const mostOpenings = 100

/** The openings of those who take requests, once the server has said them. */
export function useOpenings(pros: readonly Pick<ProCardFace, 'userId' | 'user'>[]): Openings {
  const { data, load } = useFetcher<Openings | null>()
  const members = pros.filter(isMember).slice(0, mostOpenings)
  const query = new URLSearchParams(members.map(({ userId }) => ['pro', userId])).toString()
  useEffect(() => {
    if (query) void load(`/openings?${query}`)
  }, [query, load])
  return data ?? none
}

const none: Openings = {}
