import { useState } from 'react'

import { getKeptMail } from '../features/notifications/kept-mail.server.ts'
import { page } from '../platform/page.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Card } from '../ui/card.tsx'
import { formatInstant } from '../ui/format.ts'
import { BackLink } from '../ui/back-link.tsx'
import type { Route } from './+types/dev-mail-message'

export const meta: Route.MetaFunction = () => privateMeta('An email')

export const loader = page(async (visit, { params }: Route.LoaderArgs) => {
  const { id, to, subject, text, createdAt } = await getKeptMail(visit, params.id)
  return { id, to, subject, text, createdAt }
})

export default function DevMailMessagePage({ loaderData: { id, to, subject, text, createdAt } }: Route.ComponentProps) {
  return (
    <div className="wrap py-10 md:py-14">
      <BackLink to={`/dev/mail?to=${encodeURIComponent(to)}`}>All mail to {to}</BackLink>
      <h1 className="mt-2 text-title">{subject}</h1>
      <p className="mt-1 text-soft wrap-anywhere">
        To {to}, {formatInstant(createdAt, 'UTC')} UTC
      </p>
      <Card padded={false} className="mt-6 overflow-hidden">
        <EmailFrame src={`/dev/mail/${id}/html`} />
      </Card>
      <details className="mt-6">
        <summary className="link min-h-11 w-fit py-2">Plain text</summary>
        <Card as="pre" className="mt-2 overflow-x-auto text-small whitespace-pre-wrap wrap-anywhere">
          {text}
        </Card>
      </details>
    </div>
  )
}

/** As tall as the email; until that is known, and without scripts, as tall as most emails. Nothing runs in it. */
function EmailFrame({ src }: { src: string }) {
  const [height, setHeight] = useState(720)
  const measure = (frame: HTMLIFrameElement | null) => {
    const body = frame?.contentDocument?.body
    if (body?.childElementCount) setHeight(body.scrollHeight)
  }
  return (
    <iframe
      title="The email as its reader sees it"
      src={src}
      sandbox="allow-same-origin allow-popups allow-top-navigation-by-user-activation"
      ref={measure}
      onLoad={(event) => measure(event.currentTarget)}
      height={height}
      className="block w-full"
    />
  )
}
