import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAnswerAddress } from '../../ui/use-answer-address.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePosting } from '../../ui/use-posting.ts'

/** The `intent` of this form in the page's action. */
export const calendarIntent = 'calendar'

/** Appointments in the user's own calendar: creates the secret address, and shows a new one once. */
export function CalendarFeed({ connected, url }: { connected: boolean; url: string | undefined }) {
  const pending = usePosting({ intent: calendarIntent })
  return (
    <Card as="section" aria-labelledby="calendar-feed" className="grid gap-3">
      <h2 id="calendar-feed" className="flex items-center gap-2.5 text-heading">
        <Icon name="calendar" className="text-pool" /> Visits in your own calendar
      </h2>
      {url ? <NewAddress url={url} /> : <p className="text-small text-soft">{connected ? renewing : beginning}</p>}
      <Form action={useAnswerAddress('calendar-feed')} method="post" preventScrollReset>
        <Button type="submit" name="intent" value={calendarIntent} variant="quiet" pending={pending}>
          {connected || url ? 'Renew the address' : 'Get a calendar address'}
        </Button>
      </Form>
    </Card>
  )
}

const beginning =
  'Google, Apple and other calendars can show your accepted visits and keep them up to date. They read them at an address that only you know.'
const renewing =
  'Your calendar address is in use. It is shown only once; if you lost it or somebody else has it, make a new one. The old one stops working right away.'

function NewAddress({ url }: { url: string }) {
  return (
    <div className="grid gap-3">
      <output className="text-small">
        This address is secret: whoever has it can read your visits. It is shown only now, so copy it right away.
      </output>
      <div className="flex flex-wrap gap-2">
        <input
          readOnly
          value={url}
          aria-label="Your calendar address"
          onFocus={(event) => event.currentTarget.select()}
          className="control min-w-0 flex-1 basis-60 text-small"
        />
        <CopyButton key={url} text={url} />
      </div>
      <ul className="grid list-disc gap-1 pl-5 text-small">
        <li>
          <b>Google Calendar:</b> on a computer, Other calendars → + → From URL, and paste the address.
        </li>
        <li>
          <b>Apple Calendar:</b> File → New Calendar Subscription; on an iPhone, Settings → Apps → Calendar → Calendar
          Accounts → Add Account → Other.
        </li>
      </ul>
    </div>
  )
}

/** Shown only with scripts and a browser that supports it. */
function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const isAble = useHydrated() && 'clipboard' in navigator
  if (!isAble) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button type="button" onClick={() => void copy().catch(() => setCopied(false))}>
      {copied ? 'Copied' : 'Copy'}
    </Button>
  )
}
