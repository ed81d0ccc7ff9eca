import type { ProCardFace } from './pro-card-face.ts'

/** The pro's page, where the request form begins on the day that was searched for. */
export function profilePath({ userId, free }: Pick<ProCardFace, 'userId' | 'free'>): string {
  return `/pros/${userId}${free ? `?date=${free.date}` : ''}`
}
