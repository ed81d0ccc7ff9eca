import type { ProService } from '../pros/pro.ts'

/** How a price is meant: the badge, and what stands under the number where the badge does not say it all. */
export const priceTypeLabels = {
  fixed: { label: 'Fixed Price', unit: null, tone: 'completed' },
  hourly: { label: 'Hourly Rate', unit: 'per hour', tone: 'accepted' },
  estimate: { label: 'Estimate', unit: 'confirmed after a look', tone: 'pending' },
} as const satisfies Record<ProService['priceType'], object>
