import { Button } from '../../ui/button.tsx'
import { type Cost, costOf } from './booking-words.ts'
import type { RequestedService } from './requested-service.ts'

/** The button that sends, next to the price of the visit: the agreed one, or that of the chosen service. */
export function RequestSend({ filled, agreed, choice, service, pending }: RequestSendProps) {
  const isAsBefore = choice === filled?.['serviceType']
  return (
    <div className="sticky bottom-0 flex md:static items-center justify-between gap-4 border-t border-line bg-card py-3">
      <CostLine {...((isAsBefore && agreed) || costIf(choice, service))} />
      <Button type="submit" variant="main" pending={pending} className="shrink-0">
        {filled?.['replacesId'] ? 'Ask for this time' : 'Send request'}
      </Button>
    </div>
  )
}

interface RequestSendProps {
  /** Includes the booking that the request would replace, if any. */
  filled: Record<string, string> | undefined
  /** The price of that booking, as long as the same kind of work is chosen. */
  agreed: Cost | undefined
  choice: string
  service: RequestedService | undefined
  pending: boolean
}

function costIf(choice: string, service: RequestedService | undefined): Cost {
  if (service || choice) return costOf(service)
  return { price: 'Choose a service', detail: 'to see its price and length' }
}

function CostLine({ price, detail }: Cost) {
  return (
    <p aria-live="polite" className="min-w-0 leading-snug">
      <b className="block">{price}</b> <span className="text-small text-soft">{detail}</span>
    </p>
  )
}
