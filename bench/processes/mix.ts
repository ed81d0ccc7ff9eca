import { type Call, cycle } from '../run/drive.ts'
import { demoAccounts } from '../../src/features/accounts/demo-accounts.ts'
import { daysAhead } from '../../tests/support/days-ahead.ts'

/**
 * A typical minute of Poolwell: half searches, a quarter profiles, some signed-in people, now and then a booking. For a
 * server with the demo data, on either engine.
 */
export async function openMix(url: string): Promise<() => Call> {
  const headers = { cookie: await logIn(url) }
  const found: unknown = await (await fetch(`${url}/api/pros/search?location=Pasadena%2C+CA&limit=50`)).json()
  const pros = Array.isArray(found) ? found.map(({ userId }) => String(userId)) : []
  const open = await openTimes(url, pros)
  const search = cycle(
    ['Pasadena, CA', 'Glendale, CA', '91101', 'Burbank, CA'].flatMap((location) =>
      [0, 1, 2, 3].map((service) => ({
        path: `/api/pros/search?${new URLSearchParams({ location, ...(service ? { service: String(service) } : {}) })}`,
      })),
    ),
  )
  const profile = cycle(pros.map((id) => ({ path: `/api/pros/${id}` })))
  const own = cycle([{ path: '/api/auth/user', headers }])
  const page = cycle([{ path: '/', headers }])
  const request = () => asks(headers, open.shift() ?? { proId: 'none is left', date: '2000-01-01', time: '10:00' })
  const kinds = cycle([
    search,
    profile,
    own,
    search,
    profile,
    search,
    page,
    search,
    profile,
    own,
    search,
    search,
    profile,
    search,
    page,
    search,
    profile,
    own,
    search,
    request,
  ])
  return () => kinds()()
}

async function logIn(url: string): Promise<string> {
  const [{ email, password }] = demoAccounts
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`The demo's homeowner could not log in: ${response.status}`)
  return cookie
}

interface OpenTime {
  proId: string
  date: string
  time: string
}

/** Every free start of these pros in the next months, spread over the pros. */
async function openTimes(url: string, pros: string[]): Promise<OpenTime[]> {
  const times: OpenTime[] = []
  for (const proId of pros) {
    const pro: { acceptsRequests?: boolean } = await (await fetch(`${url}/api/pros/${proId}`)).json()
    if (!pro.acceptsRequests) continue
    for (const month of [0, 1]) {
      const from = daysAhead(3 + month * 60)
      const response = await fetch(`${url}/api/pros/${proId}/availability?from=${from}&days=60`)
      const answer: { days?: { date: string; slots: string[] }[] } = response.ok ? await response.json() : {}
      for (const { date, slots } of answer.days ?? []) for (const time of slots) times.push({ proId, date, time })
    }
  }
  return times.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
}

function asks(headers: { cookie: string }, { proId, date, time }: OpenTime): Call {
  const body = {
    customerName: 'Dana Whitfield',
    email: 'dana@bench.example',
    phone: '(555) 555-0100',
    requestDate: date,
    requestTime: time,
    serviceType: 'Regular Maintenance',
    description: 'As always, please.',
    proId,
  }
  return { method: 'POST', path: '/api/booking-request', headers, body: JSON.stringify(body) }
}
