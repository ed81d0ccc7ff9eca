import { Button } from '../../../ui/button.tsx'
import { type Cost, costOf } from '../booking-words.ts'
import type { PreparedRequest } from './prepared-request.ts'
import type { RequestedService } from './requested-service.ts'

/**
 * The button that sends, next to the price of the appointment: the agreed one, or that of the chosen service. In large
 * text it is below.
 */
export function RequestSend({ prepared, choice, service, hasPrices, repeats, pending }: RequestSendProps) {
  const isAsBefore = choice === prepared.filled?.['serviceType']
  const cost = (isAsBefore && prepared.agreed) || (service || choice || !hasPrices ? costOf(service) : noChoice)
  return (
    <div className="sticky bottom-0 flex flex-wrap md:static items-center justify-between gap-x-3 gap-y-1 border-t border-line bg-card py-3">
      <CostLine {...(repeats ? forEach(cost) : cost)} />
      <Button type="submit" variant="main" pending={pending}>
        {prepared.replacesId ? 'Ask for this time' : 'Send request'}
      </Button>
    </div>
  )
}

interface RequestSendProps {
  prepared: PreparedRequest
  choice: string
  service: RequestedService | undefined
  /** The pro lists services to choose from. */
  hasPrices: boolean
  /** The request is for more than one appointment. */
  repeats: boolean
  pending: boolean
}

const noChoice: Cost = { price: 'Choose a service', detail: 'to see its price and length' }

/** An amount is that of each appointment; "Custom quote" names none. */
function forEach({ price, detail }: Cost): Cost {
  return { price: price.includes('$') ? `${price} each` : price, detail }
}

function CostLine({ price, detail }: Cost) {
  return (
    <p aria-live="polite" className="flex-1 basis-28 leading-snug">
      <b className="block">{price}</b> <span className="text-small text-soft">{detail}</span>
    </p>
  )
}
