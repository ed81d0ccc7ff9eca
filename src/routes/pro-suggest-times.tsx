import { z } from 'zod'

import { zoneWords } from '../features/availability/hours-words.ts'
import { daysAhead } from '../features/availability/availability.ts'
import { plusDays } from '../features/availability/local-time.ts'
import { CalendarDay } from '../features/availability/availability.schema.ts'
import type { BookingView } from '../features/bookings/booking.ts'
import { chosenTimes, fieldOf } from '../features/bookings/suggestions/chosen-times.ts'
import { suggestTimes } from '../features/bookings/suggestions/suggest-times.server.ts'
import { remarkOf } from '../features/bookings/lists/booking-remark.ts'
import { seriesWords } from '../features/bookings/series/series-words.ts'
import { SuggestTimesForm } from '../features/bookings/suggestions/suggest-times-form.tsx'
import { getSuggestableTimes } from '../features/bookings/suggestions/suggestable-times.server.ts'
import { TimesSuggestion } from '../features/bookings/suggestions/suggestion.schema.ts'
import { serviceOf } from '../features/appointments/appointment.ts'
import { bookingPath } from '../features/appointments/dashboard-paths.ts'
import { answerForms, type Posted } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import { inDollars } from '../platform/money.ts'
import type { FilledForm } from '../platform/forms/refused-form.ts'
import type { Visit } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { BackLink } from '../ui/back-link.tsx'
import { formatShortStart } from '../ui/short-day.ts'
import type { Route } from './+types/pro-suggest-times'
import { onlyBusinesses } from './require-pro.server.ts'
import { revalidateRefused } from './reloading/revalidate-refused.ts'
import { useAnswer, useLivePage } from './reloading/use-live-page.ts'
import { useRefusedForm } from './use-refused-form.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const booking = loaderData?.booking
  if (!booking) return privateMeta('Suggest another time')
  const { customer, scheduledDate, scheduledTime } = booking
  return privateMeta(`Another time for ${customer.firstName}, ${formatShortStart(scheduledDate, scheduledTime)}`)
}

/** How many days are shown at once; at first with those around the request in the middle. */
const shown = 7

export const loader = page(async (visit, { params, request }: Route.LoaderArgs) => {
  onlyBusinesses(visit, params.bookingId)
  const wanted = CalendarDay.safeParse(new URL(request.url).searchParams.get('from')).data
  const window = { from: wanted, days: shown }
  const { booking, timeZone, today, from, days } = await getSuggestableTimes(visit, params.bookingId, window)
  const [before, after] = [plusDays(from, -shown), plusDays(from, shown)]
  return {
    booking,
    days,
    zone: zoneWords(timeZone),
    from,
    earlier: from > today ? (before > today ? before : today) : null,
    later: after <= plusDays(today, daysAhead) ? after : null,
  }
})

// A request that was answered meanwhile says so.
export const shouldRevalidate = revalidateRefused

export const action = page(async (visit, { params, request }: Route.ActionArgs) => {
  const { bookingId } = params
  return answerForms(visit, request, {
    look: { take: look },
    suggest: {
      schema: SuggestionForm,
      title: 'Failed to suggest these times',
      take: (visit, suggestion) => suggest(visit, bookingId, suggestion),
    },
  })
})

/** Other days were asked for: what is chosen and typed so far stays. */
async function look(_visit: Visit, _: unknown, { fields: values }: Posted): Promise<FilledForm> {
  return { values }
}

async function suggest(visit: Visit, bookingId: string, suggestion: TimesSuggestion) {
  const booking = await suggestTimes(visit, bookingId, suggestion)
  const title = suggestion.times.length === 1 ? 'Your time is suggested' : 'Your times are suggested'
  const description = `${booking.customer.firstName} gets an email and can take one right away.`
  return redirectWithToast(pathTo(booking), { title, description })
}

/** In the form each time is a field of its own. */
const SuggestionForm = z
  .record(z.string(), z.string())
  .transform((fields): z.input<typeof TimesSuggestion> => ({
    times: chosenTimes(fields),
    note: fields['note'],
    price: fields['price'],
    andLater: fields['andLater'],
    status: fields['status'] === 'accepted' ? 'accepted' : 'pending',
  }))
  .pipe(TimesSuggestion)

export default function SuggestTimesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, from, ...form } = loaderData
  const filled: FilledForm = useRefusedForm(useAnswer(actionData)) ?? { values: suggestedFields(booking) }
  const typed = booking.maySuggest ? filled : { ...filled, ...noLonger }
  useLivePage('booking')
  const { customer, scheduledDate, scheduledTime } = booking
  return (
    <div className="wrap grid gap-6 py-10 md:py-14">
      <div>
        <BackLink to={pathTo(booking)}>Dashboard</BackLink>
        <h1 className="mt-2 text-title">Suggest another time</h1>
        <p className="mt-1 max-w-measure text-soft wrap-anywhere">
          {booking.status === 'pending' ? `${customer.firstName} asked for ` : `The visit with ${customer.firstName}: `}
          {serviceOf(booking)} on {formatShortStart(scheduledDate, scheduledTime)}. {seriesWords(booking)}{' '}
          {booking.status === 'pending' ? remarkOf(booking, 'pro') : null}
        </p>
      </div>
      <SuggestTimesForm key={booking.id} {...form} {...{ from, booking, typed }} />
    </div>
  )
}

/** Answered meanwhile, maybe as they were choosing, or not theirs to answer. */
const noLonger = {
  message: 'No times can be suggested here now. The booking has changed, or was answered: nothing was sent.',
  fields: {},
}

/** What was suggested before, as a start for what replaces it. */
function suggestedFields({ suggestion }: BookingView): Record<string, string> {
  if (!suggestion) return {}
  const { times, note, priceCents, andLater } = suggestion
  return {
    ...Object.fromEntries(times.map((time) => [fieldOf(time), 'on'])),
    ...(note === null ? {} : { note }),
    ...(andLater ? { andLater: 'true' } : {}),
    ...(priceCents === null ? {} : { price: String(inDollars(priceCents)) }),
  }
}

function pathTo({ id }: { id: string }): string {
  return bookingPath({ isCustomer: false, role: 'pro' }, id)
}
