import type { MessageView } from '../../features/messages/message.ts'
import { BookingStrip } from '../messages/booking-strip.tsx'
import { Closed } from '../messages/closed.tsx'
import { Composer } from '../messages/composer.tsx'
import { MessageList } from '../messages/message-list.tsx'
import { Group, State } from './state.tsx'

export function MessageStates() {
  return (
    <Group id="messages" title="Messages">
      <State name="Said, seen, new, on its way and not sent">
        <div className="overflow-hidden rounded-card border border-line bg-card">
          <BookingStrip userId="made-up" bookingId={null} fromPage={{ summary, more: 1 }} requestHref={null} />
          <div className="p-4">
            <MessageList
              messages={said}
              outgoing={outgoing}
              viewerId="made-up-dana"
              name="Maria"
              reportHref={(id) => `?report=${id}`}
              theirReadSeq={3}
              readSeq={4}
              timeZone="America/Los_Angeles"
              onRetry={nothing}
            />
          </div>
          <Composer
            viewerId="made-up-too"
            failedWords=""
            userId="made-up"
            name="Maria"
            problem={undefined}
            typed="Half wri"
            onSend={nothing}
            onType={nothing}
          />
        </div>
      </State>
      <State name="Came back without anything in it">
        <div className="overflow-hidden rounded-card border border-line bg-card">
          <Composer
            viewerId="made-up-too"
            failedWords=""
            userId="made-up-empty"
            name="Maria"
            problem="Please write a message"
            typed=""
            onSend={nothing}
            onType={nothing}
          />
        </div>
      </State>
      <ClosedStates />
    </Group>
  )
}

function ClosedStates() {
  return Object.entries(closed).map(([name, view]) => (
    <State key={name} name={name}>
      <div className="overflow-hidden rounded-card border border-line bg-card">
        <Closed view={view} />
      </div>
    </State>
  ))
}

const summary = {
  service: 'Weekly cleaning',
  when: 'Tomorrow, 2:00 PM',
  tone: 'pending',
  status: 'Pending',
  href: '/dashboard',
  link: 'See booking',
} as const

function nothing() {}

function message(seq: number, senderId: string | null, body: string): MessageView {
  const createdAt = `2027-05-${seq < 3 ? 13 : 14}T1${seq}:20:00.000Z`
  const line = senderId === null ? { text: body, news: body } : null
  const about = { conversationId: 'made-up', bookingId: null, picture: null, line }
  return { id: `made-up-${seq}`, seq, senderId, body, createdAt, ...about }
}

const said = [
  message(1, 'made-up-dana', 'Hello! Our pool turned green. Can you come on Friday?'),
  message(2, null, 'You asked for Weekly cleaning on May 14 at 9:00 AM'),
  message(3, 'made-up-dana', 'Photos: https://example.com/pool'),
  message(4, 'made-up-dana', 'The address is 12 Palm Ct, Pasadena, CA 91101.'),
  message(5, 'made-up-maria', `Yes. ${'A long answer wraps within its bubble. '.repeat(6)}`),
]

const closed = {
  'The viewer blocked the other': { hasLeft: false, blockedByMe: true },
  'The other blocked the viewer': { hasLeft: false, blockedByMe: false },
  'The other has left': { hasLeft: true, blockedByMe: false },
}

const outgoing = [
  { key: 'made-up-a', body: 'Great, thank you!', photo: null, problem: null },
  {
    key: 'made-up-b',
    body: 'The gate is open.',
    photo: null,
    problem: { words: 'You are offline.', isSignedOut: false },
  },
]
