import { z } from 'zod'

import { BookingRequest } from '../../features/bookings/booking.schema.ts'
import { readChoice } from '../../features/bookings/request/requested-service.ts'
import { saysTheSame } from '../../features/bookings/request/same-request.ts'
import { requestBooking } from '../../features/bookings/request/request-booking.server.ts'
import { filesIn } from '../../features/media/sent-files.server.ts'
import { ownBookingsPath } from '../../features/appointments/dashboard-paths.ts'
import { formOf, refuseForm, takeForm } from '../../platform/forms/forms.server.ts'
import { redirectWithToast } from '../../platform/forms/toast-redirects.server.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type TextFields, textFields } from '../../platform/forms/typed-fields.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'

/**
 * Sends the request form of this pro's page. Whatever goes wrong, nothing that was typed is lost, except by photos that
 * are too large together: without scripts these are refused before the form is read (`limitBodies`).
 */
export async function sendRequest(visit: Visit, userId: string, request: Request) {
  signedIn(visit)
  const sent = await formOf(visit, request)
  const photos = filesIn(sent)
  const values = { ...textFields(sent), ...(photos.length > 0 && { photos: String(photos.length) }) }
  const form = { schema: RequestForm, values, input: inputOf(values), title: 'Failed to send service request' }
  return takeForm(visit, form, async (typed) => {
    const asked = { ...typed, proId: userId, photos }
    const booking = await requestBooking(visit, asked)
    if (!saysTheSame(booking, asked)) return refuseForm(visit, new Refusal('conflict', alreadyAsked), { values })
    return redirectWithToast(`${ownBookingsPath('customer', 'pending')}&sent=${booking.id}`, {
      title: 'Service Request Sent!',
      description: 'Your request has been sent to the professional. They will contact you soon.',
    })
  })
}

/**
 * The form's two fields are one value of the call. They are ignored if nothing repeats, or only one appointment moves.
 */
function inputOf({ which, 'repeat.everyWeeks': everyWeeks = '', 'repeat.times': times, ...fields }: TextFields) {
  return { ...fields, repeat: everyWeeks === '' || which === 'one' ? null : { everyWeeks, times } }
}

/** A pending request for the same time has different content, and stays as it is. */
const alreadyAsked = 'You already asked for this time. To add something, write a message.'

/** A request may leave the place out, but not name a street without a town. */
const RequestForm = BookingRequest.extend({
  /** For pages with several forms; this one has only the request. */
  intent: z.string().optional(),
  shown: z.string().optional(),
  /** How many were chosen: browsers do not show them again. */
  photos: z.string().optional(),
})
  .refine(({ address, city, zip }) => address === null || zip !== null || city !== null, {
    path: ['zip'],
    message: 'Please add the ZIP of this address',
  })
  .transform((form) => ({ ...form, ...readChoice(form.serviceType) }))
