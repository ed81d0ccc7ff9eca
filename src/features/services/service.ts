import type { ProService } from '../pros/pro.ts'

/** The meaning of a price: the badge, and the text under the number if the badge is not enough. */
export const priceTypeLabels = {
  fixed: { label: 'Fixed Price', unit: null, tone: 'completed' },
  hourly: { label: 'Hourly Rate', unit: 'per hour', tone: 'accepted' },
  estimate: { label: 'Estimate', unit: 'confirmed after a look', tone: 'pending' },
} as const satisfies Record<ProService['priceType'], object>
