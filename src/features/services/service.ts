import { formatPrice } from '../../ui/format.ts'
import type { ProService } from '../pros/pro.ts'

/** The meaning of a price: the badge, and the text under the number if the badge is not enough. */
export const priceTypeLabels = {
  fixed: { label: 'Fixed Price', unit: null, tone: 'completed' },
  hourly: { label: 'Hourly Rate', unit: 'per hour', tone: 'accepted' },
  estimate: { label: 'Estimate', unit: 'confirmed by quote', tone: 'pending' },
} as const satisfies Record<ProService['priceType'], object>

/** The number and what it is for. Without one, an estimate is open and anything else free. */
export function askedPrice({ priceCents, priceType }: Pick<ProService, 'priceCents' | 'priceType'>) {
  if (priceCents === 0)
    return priceType === 'estimate' ? { price: 'Custom', unit: 'quote' } : { price: 'Free', unit: null }
  return { price: formatPrice(priceCents), unit: priceTypeLabels[priceType].unit }
}
