import { Suspense } from 'react'
import { data } from 'react-router'

import { getHoursForm, putHours } from '../features/availability/availability.server.ts'
import { changeDraft, changeNames, intents, saveIntent } from '../features/availability/hours-change.ts'
import { checkDraft } from '../features/availability/hours-draft.schema.ts'
import { draftOf } from '../features/availability/hours-draft.ts'
import { hoursPath } from '../features/availability/hours-paths.ts'
import { HoursForm } from '../features/availability/hours-form.tsx'
import { zoneWords } from '../features/availability/hours-words.ts'
import { hoursDraftIn } from '../features/availability/hours-draft-in.ts'
import { hasCalendarAddress } from '../features/calendar/calendar.server.ts'
import { calendarIntent } from '../features/calendar/calendar-feed.tsx'
import { answerForms, refuseForm, type Posted } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import { signedIn, type Visit } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { BackLink } from '../ui/back-link.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import type { Route } from './+types/pro-hours'
import { calendarForm } from './calendar-form.server.ts'
import { onlyBusinesses } from './require-pro.server.ts'
import { unbookableService } from './unbookable-service.server.ts'
import { useRestoredForm } from './use-refused-form.ts'

export const meta: Route.MetaFunction = () => privateMeta('Working hours')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  onlyBusinesses(visit)
  const { timeZone, today, hours, busy } = await getHoursForm(visit)
  const saved = draftOf(hours, today)
  const blocks = new URL(request.url).searchParams.has('block')
  return {
    saved,
    start: blocks ? changeDraft(saved, intents.addAway()) : saved,
    neverSaved: hours.weekly.length === 0,
    zone: zoneWords(timeZone),
    previewContext: { timeZone, today, now: visit.now, busy },
    connected: await hasCalendarAddress(visit),
  }
})

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  signedIn(visit)
  onlyBusinesses(visit)
  const forms = { [saveIntent]: { take: save }, [calendarIntent]: calendarForm, ...buttons }
  return answerForms(visit, request, forms, hoursPath)
})

/** Without scripts, the buttons that change the rows send the form. */
const buttons = Object.fromEntries(changeNames.map((name) => [name, { take: change }]))

async function change(_visit: Visit, _: unknown, { form, intent }: Posted) {
  return { draft: changeDraft(hoursDraftIn(form), intent), errors: {}, message: null }
}

async function save(visit: Visit, _: unknown, { form, back }: Posted) {
  const draft = hoursDraftIn(form)
  try {
    const { today } = await getHoursForm(visit)
    const checked = checkDraft(draft, today)
    if ('errors' in checked) return data({ draft, errors: checked.errors, message: null }, { status: 422 })
    await putHours(visit, signedIn(visit).id, checked.hours)
  } catch (error) {
    const { data: refused, init } = refuseForm(visit, error, { values: {}, title: 'Failed to save working hours' })
    return data({ draft, errors: refused.fields, message: refused.message }, init ?? undefined)
  }
  const description = await unbookableService(visit)
  return redirectWithToast(back, { title: 'Working hours saved', description })
}

export default function ProHoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { connected, ...form } = loaderData
  const kept = actionData && 'draft' in actionData ? actionData : undefined
  const restored = useRestoredForm()
  return (
    <div className="wrap grid gap-6 py-10 md:py-14">
      <div>
        <BackLink to="/pro-dashboard">Dashboard</BackLink>
        <h1 className="mt-2 text-title">Working hours</h1>
        <p className="mt-1 max-w-measure text-soft">
          Homeowners can request only times in these hours that are not already booked. Visits you have already accepted
          stay as they are.
        </p>
      </div>
      <HoursForm
        {...form}
        stored={form.start}
        start={kept?.draft ?? (restored ? hoursDraftIn(formWith(restored.typed)) : form.start)}
        message={kept?.message ?? restored?.refused.message}
        errors={kept?.errors}
      />
      {/* As wide as the form, which has the preview next to it. */}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Suspense>
          <CalendarFeed
            connected={connected}
            url={actionData && 'calendarUrl' in actionData ? actionData.calendarUrl : undefined}
          />
        </Suspense>
      </div>
    </div>
  )
}

function formWith(typed: [string, FormDataEntryValue][]): FormData {
  const form = new FormData()
  for (const [name, value] of typed) form.append(name, value)
  return form
}

const CalendarFeed = lazyComponent(async () => (await import('../features/calendar/calendar-feed.tsx')).CalendarFeed)
