import type { Visit } from '../../platform/visit.server.ts'
import type { Plan } from './membership.ts'

/** The provider's price for a plan, found by its name; created when it is missing or has another amount. */
export async function priceFor({ payments }: Visit, { id, name, interval, priceCents }: Plan): Promise<string> {
  const lookupKey = `pro_${id}`
  const { data } = await payments.client.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const [known] = data
  if (known?.unit_amount === priceCents && known.recurring?.interval === interval) return known.id

  const price = await payments.client.prices.create({
    currency: 'usd',
    unit_amount: priceCents,
    recurring: { interval },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    product_data: { name: `Poolwell Pro, ${name}` },
  })
  return price.id
}
