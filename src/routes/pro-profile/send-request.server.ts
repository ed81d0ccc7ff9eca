import { z } from 'zod'

import { BookingRequest } from '../../features/bookings/booking.schema.ts'
import { readChoice } from '../../features/bookings/requested-service.ts'
import { requestBooking } from '../../features/bookings/request-booking.server.ts'
import { ownBookingsPath } from '../../platform/dashboard-paths.ts'
import { fieldsOf, takeForm } from '../../platform/forms.server.ts'
import { redirectWithToast } from '../../platform/toast-redirects.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'

/** Sends the request form of this pro's page. Whatever goes wrong, nothing that was typed is lost. */
export async function sendRequest(visit: Visit, userId: string, request: Request) {
  signedIn(visit)
  const values = await fieldsOf(visit, request)
  const form = { schema: RequestForm, values, title: 'Failed to send service request' }
  return takeForm(visit, form, async (typed) => {
    const booking = await requestBooking(visit, { ...typed, proId: userId })
    return redirectWithToast(`${ownBookingsPath('customer', 'pending')}&sent=${booking.id}`, {
      title: 'Service Request Sent!',
      description: 'Your request has been sent to the professional. They will contact you soon.',
      tone: 'good',
    })
  })
}

const RequestForm = BookingRequest.safeExtend({
  /** For pages with several forms; this one has only the request. */
  intent: z.string().optional(),
}).transform((form) => ({ ...form, ...readChoice(form.serviceType) }))
