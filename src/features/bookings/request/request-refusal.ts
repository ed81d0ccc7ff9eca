import type { Role } from '../../../platform/tables/column-values.ts'
import { takesRequests } from '../../memberships/membership.ts'

/**
 * Why a request is refused: the visitor's own business, a pro's account, a pro without open requests, no login, or that
 * one of the two has blocked the other.
 */
export type RequestRefusal = 'own' | 'pro' | 'closed' | 'signed-out' | 'blocked'

/** Why this visitor cannot send this pro a request, blocks aside; null when they can. */
export function requestRefusal(
  pro: { userId: string; acceptsRequests: boolean },
  visitor: { id: string; role: Role } | null,
): RequestRefusal | null {
  if (visitor?.id === pro.userId) return 'own'
  if (visitor?.role === 'pro') return 'pro'
  if (!pro.acceptsRequests) return 'closed'
  return visitor ? null : 'signed-out'
}

/** Whether the customer of a booking can send its pro another request. */
export function mayAskAgain(
  { proId: userId, isBlocked, ...pro }: { proId: string; isBlocked: boolean } & Parameters<typeof takesRequests>[0],
  customer: { id: string; role: Role },
): boolean {
  return !isBlocked && requestRefusal({ userId, acceptsRequests: takesRequests(pro) }, customer) === null
}
