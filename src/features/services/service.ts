import type { ProService } from '../pros/pro.ts'

/** How a price is meant: the badge and the word under the number. */
export const priceTypes = {
  fixed: { label: 'Fixed Price', unit: 'fixed', tone: 'completed' },
  hourly: { label: 'Hourly Rate', unit: 'per hour', tone: 'accepted' },
  estimate: { label: 'Estimate', unit: 'estimate', tone: 'pending' },
} as const satisfies Record<ProService['priceType'], object>
