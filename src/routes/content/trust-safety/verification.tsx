import { contactPath } from '../../../features/contact/contact-path.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

/** What the badge requires, step by step, and what it means for each side. */
export function Verification() {
  return (
    <section aria-labelledby="verification" className="bg-pool-deep py-16 text-foam md:py-24">
      <div className="wrap">
        <div className="grid items-end gap-x-14 gap-y-6 lg:grid-cols-2">
          <h2 id="verification" className="text-title">
            <Icon name="verified" className="mb-3 block size-12 text-sun" />
            What “Verified” takes
          </h2>
          <p className="text-foam-soft">
            A pro cannot set the badge. Our team sets it by hand once the papers are on the table, and notes what it
            saw. A profile without the badge has simply not been through this yet. Want it on yours?{' '}
            <Link to={contactPath('pro-support', 'The Verified badge')} className="font-bold text-foam underline">
              Ask for the badge
            </Link>
            .
          </p>
        </div>
        <ol className="mt-12 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(([title, text], index) => (
            <li key={title}>
              <span aria-hidden="true" className="block font-display text-display leading-none font-bold text-aqua">
                {index + 1}
              </span>
              <h3 className="mt-3 text-name">{title}</h3>
              <p className="mt-1.5 text-small text-foam-soft">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-12 grid gap-x-14 gap-y-8 border-t-2 border-pool pt-10 md:grid-cols-2">
          <Protections title="For homeowners" points={forHomeowners} />
          <Protections title="For professionals" points={forPros} />
        </div>
      </div>
    </section>
  )
}

function Protections({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="text-heading">{title}</h3>
      <ul className="mt-4 grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-3 leading-snug text-foam-soft">
            <Icon name="check" className="mt-0.5 text-sun" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

const steps: [title: string, text: string][] = [
  ['Identity', 'A photo ID that matches the name on the account.'],
  ['License and insurance', 'The state license where there is one, and proof of liability insurance in force.'],
  ['Background screening', 'A screening report by an independent service, with the pro’s consent.'],
  ['Platform training', 'Half an hour on requests, addresses, chemicals and what to do when things go wrong.'],
]

const forHomeowners = [
  'Your request goes to one pro only',
  'Street and house number stay hidden until it is accepted',
  'Cancel a request at any time before the visit',
  'Block anybody, report any message',
]

const forPros = [
  'Your street address is never public',
  'Reviews only by people you worked for, and room for your answer',
  'Phone and email are shown only while your membership is active',
  'Nobody can take a time that is already taken',
]
