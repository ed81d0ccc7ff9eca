import { sessionDays } from '../../features/accounts/session-lifetime.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/cookies'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Cookies',
    description: 'Poolwell sets two cookies, both necessary: one keeps you logged in, one carries a short notice.',
  })

export default function CookiesPage() {
  return (
    <div className="wrap py-12 md:py-20">
      <h1 className="max-w-headline text-display">Two cookies, no banner</h1>
      <p className="mt-4 max-w-measure text-lead text-soft">
        Neither of them tracks you and both are necessary, which is why nothing asks you to agree. If you never log in,
        you will hardly see either.
      </p>
      <dl className="mt-10 grid gap-5 lg:grid-cols-2">
        {cookies.map(({ name, what, details }) => (
          <div key={name} className="rounded-panel bg-tint-sun p-6 text-on-tint-sun md:p-8">
            <dt>
              <Biscuit />
              <code className="mt-5 block font-display text-heading font-bold tracking-tight">{name}</code>
            </dt>
            <dd className="mt-2">
              <p>{what}</p>
              <p className="mt-3 border-t border-control pt-3 text-small">{details}</p>
            </dd>
          </div>
        ))}
      </dl>
      <div className="prose mt-12">
        <h2>What we do not do</h2>
        <p>
          No analytics, no advertising, no cookies from other companies, nothing in your browser’s local storage. Only
          when a pro pays for a membership does Stripe, where it is set up, use cookies of its own on its own checkout
          page.
        </p>
        <h2>For when there is no connection</h2>
        <p>
          So that we can tell you when you are offline, your browser keeps that page with our fonts, styles and scripts.
          For pros it also keeps today’s accepted visits, for a day at most or until you log out. Nothing else of what
          you see is kept. What you wrote in a conversation or a request and did not send stays in that browser tab, for
          you alone, until you send it, log out or close the tab.
        </p>
        <h2>How to get rid of them</h2>
        <p>
          Log out, or delete the cookies of this site in your browser. Everything keeps working, but you are no longer
          logged in. What else we keep is on the <Link to="/privacy">privacy page</Link>.
        </p>
      </div>
    </div>
  )
}

/** A biscuit with a wave bitten out of it. */
function Biscuit() {
  return (
    <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <path fill="#c98d4e" d="M32 4a28 28 0 1 0 28 28c-6 2-8-2-9-6-5 1-9-3-8-8-6 0-9-5-6-13.5A28 28 0 0 0 32 4Z" />
      <path
        fill="none"
        stroke="#0e2a36"
        strokeWidth="4"
        strokeLinecap="round"
        d="M16 30c4-5 7-4 10 0s6 5 10 0M22 44c4-5 7-4 10 0s6 5 10 0"
      />
    </svg>
  )
}

const cookies = [
  {
    name: 'session',
    what: 'Set when you log in, so that the next page still recognizes you. It holds a random number and nothing else.',
    details: `Kept for ${sessionDays.most} days, or until you log out; unused for ${sessionDays.unused}, it no longer logs you in. Called __Host-session where the site runs on https. Scripts cannot read it, other sites cannot use it.`,
  },
  {
    name: 'toast',
    what: 'Carries one sentence, such as “Your request is on its way,” from the form you sent to the page you land on.',
    details: 'Deleted as soon as the sentence is shown, and in any case after two minutes.',
  },
]
