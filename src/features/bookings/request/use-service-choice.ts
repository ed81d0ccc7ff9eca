import { useState } from 'react'

import type { FilledForm } from '../../../platform/forms/refused-form.ts'
import { searchedKind } from '../../places/last-search.ts'
import type { PreparedRequest } from './prepared-request.ts'
import { choiceFor, choiceOfKind, type RequestedService } from './requested-service.ts'

/**
 * The services to choose from, and the chosen one. The service named in the address is the only choice; that of a
 * booking to reschedule is the first of several.
 */
export function useServiceChoice(
  offered: readonly RequestedService[],
  { booked, replacesId }: PreparedRequest,
  { values }: FilledForm,
) {
  const [chosen, choose] = useState(
    () => values['serviceType'] ?? (booked ? choiceFor(booked) : choiceOfKind(offered, searchedKind() ?? '')),
  )
  const services = booked ? [booked, ...offered.filter(({ id }) => id !== booked.id)] : offered
  const isFixed = booked !== undefined && replacesId === undefined
  const choice = isFixed ? choiceFor(booked) : chosen
  return { services, isFixed, choice, choose, service: services.find((service) => choiceFor(service) === choice) }
}
