import { customersOf, prosOf } from '../market/market.ts'
import { activePros, addPending } from '../market/pending-bookings.ts'
import { signIn } from '../market/sessions.ts'
import { type Call, cycle } from '../run/drive.ts'
import { questionsFor } from '../search/questions.ts'
import { daysAhead } from '../../tests/support/days-ahead.ts'

export type CallName = 'search' | 'profile' | 'user' | 'request' | 'answer'

const different = 200

/** The requests for each contestant. No write is ever repeated, whichever contestant gets it. */
export async function openCalls(databaseUrl: string, pros: number, pending: number) {
  const customers = await signIn(databaseUrl, customersOf(pros))
  const active = activePros(pros)
  const owners = new Map((await signIn(databaseUrl, active)).map((headers, index) => [active[index], headers]))
  const waiting = await addPending(databaseUrl, pros, pending)

  const reads = {
    search: questionsFor(pros, different * 3).map(({ lat, lng, service, minRating }) => ({
      path: `/api/pros/search?${new URLSearchParams({
        lat: String(lat),
        lng: String(lng),
        distance: '50',
        limit: '20',
        minRating: String(Math.min(3, minRating)),
        ...(service === 0 ? {} : { service: String(service) }),
      })}`,
    })),
    profile: [...prosOf(pros)]
      .filter(({ stars }) => stars.length > 4)
      .slice(0, different)
      .map(({ id }) => ({ path: `/api/pros/${id}` })),
    user: customers.slice(0, different).map((headers) => ({ path: '/api/auth/user', headers })),
  }
  let requests = 0
  const writes = {
    request: (): Call => {
      const number = requests++
      const headers = customers[number % customers.length] ?? { cookie: '' }
      const turn = Math.floor(number / active.length)
      return asks(headers, active[number % active.length] ?? '', turn)
    },
    answer: (): Call => {
      const { id, proId } = waiting.shift() ?? { id: 'none left', proId: '' }
      const path = `/api/bookings/${id}/status`
      return { method: 'PATCH', path, headers: owners.get(proId) ?? {}, body: JSON.stringify({ status: 'accepted' }) }
    },
  }
  return { reads, writes }
}

/** A pro works from eight to six; each call takes another hour, and after a full day another day. */
function asks(headers: { cookie: string }, proId: string, turn: number): Call {
  const body = {
    customerName: 'Alex Moreno',
    email: 'alex@bench.example',
    phone: '(555) 555-0100',
    requestDate: daysAhead(3 + Math.floor(turn / 8)),
    requestTime: `${String(9 + (turn % 8)).padStart(2, '0')}:00`,
    serviceType: 'Regular Maintenance',
    description: 'As always, please.',
    proId,
  }
  return { method: 'POST', path: '/api/booking-request', headers, body: JSON.stringify(body) }
}

/** The next of a list of reads, in a loop. */
export const over = (calls: readonly Call[]): (() => Call) => cycle(calls)
